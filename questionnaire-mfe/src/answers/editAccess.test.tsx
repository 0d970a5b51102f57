import { screen, waitFor, within } from '@testing-library/react';
import { aCategory, anArea, aQuestion, aStoredResponse } from '@cert/shared/testing';
import { renderAreaPage } from './testing/renderAreaPage.tsx';

const ofTeam = (given: Parameters<typeof aCategory>[0] = {}) =>
  aCategory({ locked: 1, mainCertifier: 0, ...given });
const edit = () => screen.findByRole('button', { name: 'Edit comments and documents' });
const areaComment = () => screen.queryByRole('textbox', { name: 'Comment on the whole area' });

describe('a certifier’s view of the comment on an area', () => {
  it('is plain text, and can be edited only while comments and documents are unlocked', async () => {
    const comment = aStoredResponse({ type: 'comment', content: 'Seen.' });
    const { user, sent } = await renderAreaPage(
      ofTeam({ responses: { area_comments_1: comment } }),
      {
        isCertifier: true,
      },
    );
    expect(await screen.findByText('Seen.')).toBeVisible();
    expect(areaComment()).toBeNull();
    await user.click(await edit());
    await user.type(areaComment()!, ' Twice.');
    await waitFor(() =>
      expect(sent().at(-1)).toEqual({
        area_comments_1: expect.objectContaining({ content: 'Seen. Twice.' }),
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Lock comments and documents' }));
    expect(areaComment()).toBeNull();
  });

  it('stays unlocked in the next area, because the switch is for the whole questionnaire', async () => {
    const { user } = await renderAreaPage(
      ofTeam({ areas: [anArea(), anArea({ id: 2, title: 'Leadership', position: 2 })] }),
      { isCertifier: true },
    );
    await user.click(await edit());
    const [tabs] = screen.getAllByRole('navigation', { name: /^Areas of this category/ });
    await user.click(within(tabs!).getByRole('link', { name: 'Leadership' }));
    await screen.findByRole('heading', { level: 1, name: 'Leadership' });
    expect(areaComment()).toBeVisible();
  });

  it('stays locked after “Edit answer”, which unlocks one question only', async () => {
    const { user } = await renderAreaPage(ofTeam(), { isCertifier: true });
    await user.click(await screen.findByRole('button', { name: 'Edit answer' }));
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeEnabled();
    expect(areaComment()).toBeNull();
  });
});

it('a client sees no switch for unlocking comments and documents', async () => {
  await renderAreaPage(aCategory());
  expect(await screen.findByRole('textbox', { name: 'Comment on the whole area' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit comments and documents' })).toBeNull();
});

describe('a locked or disabled question', () => {
  it.each([
    [{ locked: 1 } as const, 'The question is locked.'],
    [
      { disabled: 1 } as const,
      'This question is not in use. It takes no answer and does not count.',
    ],
  ])(
    'shows its stored answer and tells a client why it cannot be changed: %j',
    async (flags, why) => {
      const question = aQuestion(flags);
      await renderAreaPage(
        aCategory({
          areas: [anArea({ questions: [question] })],
          responses: { question_1: aStoredResponse() },
        }),
      );
      expect(await screen.findByRole('radio', { name: 'Yes' })).toBeChecked();
      expect(screen.getByRole('radio', { name: 'Yes' })).toBeDisabled();
      expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(why);
    },
  );
});
