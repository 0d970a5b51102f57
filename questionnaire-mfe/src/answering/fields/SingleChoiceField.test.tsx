import { screen, waitFor } from '@testing-library/react';
import { aCategory, aResponse } from '@cert/shared/testing';
import { showArea } from '../testing/showArea.tsx';

const yes = () => screen.findByRole('radio', { name: 'Yes' });
const no = () => screen.getByRole('radio', { name: 'No' });

describe('a single choice', () => {
  it('sends the chosen answer under the key of the question', async () => {
    const { user, sent } = await showArea(aCategory());
    await user.click(await yes());
    expect(await yes()).toBeChecked();
    await waitFor(() =>
      expect(sent()).toEqual([
        { question_1: { questionId: 1, answerId: 11, type: 'single-choice', value: true } },
      ]),
    );
  });

  it('shows the stored answer, and a click on it clears it and sends false', async () => {
    const { user, sent } = await showArea(aCategory({ responses: { question_1: aResponse() } }));
    expect(await yes()).toBeChecked();
    await user.click(await yes());
    expect(await yes()).not.toBeChecked();
    await waitFor(() => expect(sent()).toEqual([{ question_1: false }]));
  });

  it('is chosen and moved by keyboard alone, and Space on the chosen one clears it', async () => {
    const { user, sent } = await showArea(aCategory());
    (await yes()).focus();
    await user.keyboard(' ');
    expect(await yes()).toBeChecked();
    await user.keyboard('{ArrowDown}');
    expect(no()).toBeChecked();
    await user.keyboard(' ');
    expect(no()).not.toBeChecked();
    await waitFor(() => expect(sent().at(-1)).toEqual({ question_1: false }));
  });
});
