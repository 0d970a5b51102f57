import { act, screen, waitFor } from '@testing-library/react';
import type { Question } from '@cert/shared/contract';
import { aCategory, anAnswer, anArea, aQuestion, aResponse } from '@cert/shared/testing';
import { showArea } from '../testing/showArea.tsx';

const asking = (type: Question['type'], unit: string | null = null) =>
  aCategory({
    areas: [
      anArea({
        questions: [
          aQuestion({ title: 'How much?', type, answers: [anAnswer({ content: '', unit })] }),
        ],
      }),
    ],
  });
const field = () => screen.findByRole('textbox', { name: 'How much?' });

describe('an entered number', () => {
  it('is sent under the key of its only answer, with its kind', async () => {
    const { user, sent } = await showArea(asking('number', 'people'));
    await user.type(await field(), '25');
    await waitFor(() =>
      expect(sent().at(-1)).toEqual({
        answer_11: { questionId: 1, answerId: 11, type: 'number', value: 25 },
      }),
    );
    expect(await field()).toHaveAccessibleDescription('people A whole number from 0 to 99,999,999');
  });

  it('that is out of bounds stays in the field with its message and is not sent', async () => {
    const { user, sent } = await showArea(asking('percentage'));
    await user.click(await field());
    await user.paste('101');
    await user.tab();
    expect(await field()).toHaveValue('101');
    expect(screen.getByRole('alert')).toHaveTextContent('The highest value is 100.');
    await user.clear(await field());
    await user.paste('100');
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() =>
      expect(sent().at(-1)).toEqual({ answer_11: expect.objectContaining({ value: 100 }) }),
    );
    expect(JSON.stringify(sent())).not.toContain('101');
  });

  it('that is out of bounds is still there after the page was left and opened again', async () => {
    const { user, sent, router } = await showArea(asking('percentage'));
    await user.click(await field());
    await user.paste('101');
    const { pathname } = router.state.location;
    await act(() => router.navigate('/elsewhere'));
    expect(screen.queryByRole('textbox', { name: 'How much?' })).not.toBeInTheDocument();
    await act(() => router.navigate(pathname));
    expect(await field()).toHaveValue('101');
    expect(screen.getByRole('alert')).toHaveTextContent('The highest value is 100.');
    expect(sent()).toEqual([]);
  });

  it.each([
    ['-1', 'The lowest value is 0.'],
    ['2.5', 'Please enter a whole number.'],
    ['many', 'This is not a number.'],
  ])('of %s is refused with a sentence', async (entered, sentence) => {
    const { user } = await showArea(asking('number'));
    await user.click(await field());
    await user.paste(entered);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it.each(['1234,5', '1234.5'])('of euro is understood as %s', async (entered) => {
    const { user, sent } = await showArea(asking('currency'), { language: 'hr' });
    await user.click(await field());
    await user.paste(entered);
    await waitFor(() =>
      expect(sent()).toEqual([{ answer_11: expect.objectContaining({ value: 1234.5 }) }]),
    );
    await user.tab();
    expect(await field()).toHaveValue('1.234,50');
  });

  it('has at most two decimals when it is an amount', async () => {
    const { user } = await showArea(asking('currency'));
    await user.click(await field());
    await user.paste('0.125');
    expect(await screen.findByRole('alert')).toHaveTextContent('At most two decimals');
  });

  it('that is emptied is cleared', async () => {
    const category = asking('number');
    const stored = aResponse({ type: 'number', value: 40 });
    const { user, sent } = await showArea({ ...category, responses: { answer_11: stored } });
    expect(await field()).toHaveValue('40');
    await user.clear(await field());
    await waitFor(() => expect(sent()).toEqual([{ answer_11: false }]));
  });

  it('of zero is an answer', async () => {
    const { user } = await showArea(asking('number'));
    await user.type(await field(), '0');
    expect(await screen.findByText('1 of 1 question answered')).toBeVisible();
  });
});
