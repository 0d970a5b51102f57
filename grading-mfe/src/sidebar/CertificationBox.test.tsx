import { act, screen, waitFor, within } from '@testing-library/react';
import { refuse, type Language } from '@cert/shared/domain';
import { anAnswerField } from '@cert/shared/testing';
import { aSidebarInfo, renderCertifierSidebar } from './testing/renderCertifierSidebar.tsx';

const finalizeButton = () => screen.getByRole('button', { name: 'Finalize your grades' });
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const question = 'Are you sure you want to finalize grades?';
const graded = [{ certifierGrade: 2 }, { certifierGrade: 0 }] as const;
const done = () => ({ ownFinalized: 1, finalized: 0 }) as const;

describe('finalizing one’s grades', () => {
  it('asks for confirmation, then sends the finalization and shows that the grades are final', async () => {
    const { user, api, platform } = await renderCertifierSidebar({
      areas: [...graded],
      handlers: { certifierFinalizeGrades: done },
    });
    await user.click(finalizeButton());
    expect(api.inputsOf('certifierFinalizeGrades')).toEqual([]);
    api.handle({ info: () => aSidebarInfo({ ownFinalized: 1 }) });
    await user.click(dialog(question).getByRole('button', { name: 'Finalize grades' }));
    expect(await screen.findByText(/^Your grades are final\. The team/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Finalize your grades' })).toBeNull();
    expect(api.inputsOf('certifierFinalizeGrades')).toEqual([{ id: 7 }]);
    expect(platform.toasts.get()).toMatchObject([{ tone: 'success' }]);
  });

  it.each([
    ['hr', 'Zaključi ocjene', 'Jeste li sigurni da želite zaključiti ocjene?'],
    ['sr', 'Zaključi ocene', 'Da li ste sigurni da želite da zaključite ocene?'],
  ] as [Language, string, string][])(
    'asks for confirmation in the reader’s language: %s',
    async (language, button, asked) => {
      const { user } = await renderCertifierSidebar({ areas: [...graded], language });
      await user.click(screen.getByRole('button', { name: button }));
      expect(screen.getByRole('dialog', { name: asked })).toBeVisible();
    },
  );

  it('sends nothing when the certifier cancels', async () => {
    const { user, api } = await renderCertifierSidebar({ areas: [...graded] });
    await user.click(finalizeButton());
    await user.click(dialog(question).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.inputsOf('certifierFinalizeGrades')).toEqual([]);
  });

  it('is not possible while areas lack a grade, and links to these areas', async () => {
    const { user, router } = await renderCertifierSidebar({
      areas: [{ certifierGrade: 1 }, {}, { open: false, minGrade: 0 }],
    });
    expect(screen.getByText('1 of 2 areas graded')).toBeVisible();
    await user.click(finalizeButton());
    expect(dialog(question).getByRole('button', { name: 'Finalize grades' })).toBeDisabled();
    await user.click(dialog(question).getByRole('link', { name: 'Area 2' }));
    expect(router.state.location.pathname).toBe('/7/category/hiring/2');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('links to the areas that the server reports as ungraded, even if the page shows grades for them', async () => {
    const { user } = await renderCertifierSidebar({
      areas: [...graded],
      handlers: {
        certifierFinalizeGrades: () => Promise.reject(refuse('grades-missing', { areas: [1] })),
      },
    });
    await user.click(finalizeButton());
    await user.click(dialog(question).getByRole('button', { name: 'Finalize grades' }));
    expect(await dialog(question).findByRole('link', { name: 'Area 1' })).toBeVisible();
    expect(dialog(question).queryByRole('link', { name: 'Area 2' })).toBeNull();
  });

  it('shows the server’s reason if it refuses the finalization for another reason than missing grades', async () => {
    const { user } = await renderCertifierSidebar({
      areas: [...graded],
      handlers: {
        certifierFinalizeGrades: () =>
          Promise.reject(refuse('locked', { reason: 'grading-locked' })),
      },
    });
    await user.click(finalizeButton());
    await user.click(dialog(question).getByRole('button', { name: 'Finalize grades' }));
    expect(await dialog(question).findByRole('alert')).toHaveTextContent('Grading is locked.');
  });

  it('is not possible while the page has unsaved changes, and says so', async () => {
    const saved = Promise.withResolvers<never>();
    const { user, platform } = await renderCertifierSidebar({
      areas: [...graded],
      handlers: { questionnaireAnswersSave: () => saved.promise },
    });
    act(() =>
      platform.queue.get()!.put({
        ...anAnswerField('area_comments_1'),
        value: { value: true, content: 'Still typing' },
      }),
    );
    await user.click(finalizeButton());
    expect(dialog(question).getByText(/^Some changes are not saved yet/)).toBeVisible();
    expect(dialog(question).getByRole('button', { name: 'Finalize grades' })).toBeDisabled();
  });

  it('is not possible while grading is locked, and says so', async () => {
    const settings = { inactive: 0, locked: 0, gradingLocked: 1, reportLocked: 0 } as const;
    await renderCertifierSidebar({ areas: [...graded], info: { settings } });
    expect(finalizeButton()).toBeDisabled();
    expect(screen.getByText('Grading is locked.')).toBeVisible();
  });
});

describe('the list of the team', () => {
  const certifiers = [
    { id: 5, name: 'Ana', main: 1, finalized: 0 },
    { id: 6, name: 'Tomislav', main: 0, finalized: 1 },
  ] as const;
  const people = () =>
    within(screen.getByRole('list', { name: 'The team' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  it('shows who has finalized', async () => {
    await renderCertifierSidebar({ info: { certifiers: [...certifiers], mainCertifier: 0 } });
    expect(people()).toEqual(['Ana (you) main certifierstill grading', 'Tomislavfinalized']);
  });

  it('says when everybody has finalized', async () => {
    await renderCertifierSidebar({ info: { ownFinalized: 1, finalized: 1 } });
    expect(screen.getByText('Everybody has finalized')).toBeVisible();
  });

  it('lets the main certifier reset a finalization after a confirmation', async () => {
    const { user, api } = await renderCertifierSidebar({
      info: { certifiers: [...certifiers] },
      handlers: { certifierFinalizationReset: () => ({ finalized: 0 }) },
    });
    await user.click(screen.getByRole('button', { name: 'Reset the finalization of Tomislav' }));
    const asked = dialog('Reset the finalization of Tomislav?');
    api.handle({ info: () => aSidebarInfo() });
    await user.click(asked.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(people()).toContain('Tomislavstill grading'));
    expect(api.inputsOf('certifierFinalizationReset')).toEqual([{ id: 7, accountId: 6 }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('requires a reason for a reset after the reveal', async () => {
    const { user, api } = await renderCertifierSidebar({
      info: { certifiers: [...certifiers], revealed: 1 },
      handlers: { certifierFinalizationReset: () => ({ finalized: 0 }) },
    });
    await user.click(screen.getByRole('button', { name: 'Reset the finalization of Tomislav' }));
    const asked = dialog('Reset the finalization of Tomislav?');
    expect(asked.getByText(/What Tomislav changes now is marked/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Reset' }));
    expect(asked.getByText(/^Please say why/)).toBeVisible();
    expect(api.inputsOf('certifierFinalizationReset')).toEqual([]);
    const reason = asked.getByRole('textbox', { name: 'Reason' });
    await user.click(reason);
    await user.paste('x'.repeat(10_001));
    expect(reason).toHaveValue('x'.repeat(10_001));
    expect(reason).toHaveAccessibleDescription(/1 character too long/);
    await user.click(asked.getByRole('button', { name: 'Reset' }));
    expect(api.inputsOf('certifierFinalizationReset')).toEqual([]);
    await user.clear(reason);
    await user.type(reason, 'A typing mistake');
    expect(asked.queryByText(/^Please say why/)).toBeNull();
    await user.click(asked.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.inputsOf('certifierFinalizationReset')).toEqual([
      { id: 7, accountId: 6, reason: 'A typing mistake' },
    ]);
  });

  it('requires a reason if the reveal happened while the page was open', async () => {
    const { user, api } = await renderCertifierSidebar({
      info: { certifiers: [...certifiers] },
      handlers: {
        certifierFinalizationReset: ({ reason }) =>
          reason === undefined
            ? Promise.reject(refuse('invalid-input', { fields: { reason: 'missing' } }))
            : { finalized: 0 },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Reset the finalization of Tomislav' }));
    const asked = dialog('Reset the finalization of Tomislav?');
    await user.click(asked.getByRole('button', { name: 'Reset' }));
    await user.type(await asked.findByRole('textbox', { name: 'Reason' }), 'A typing mistake');
    await user.click(asked.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(api.inputsOf('certifierFinalizationReset')).toHaveLength(2));
    expect(api.inputsOf('certifierFinalizationReset')[1]).toMatchObject({
      reason: 'A typing mistake',
    });
  });

  it.each([
    ['others than the main certifier', { mainCertifier: 0 }],
    [
      'the main certifier while grading is locked',
      { settings: { inactive: 0, locked: 0, gradingLocked: 1, reportLocked: 0 } },
    ],
  ] as const)('offers no reset to %s', async (_who, info) => {
    await renderCertifierSidebar({ info: { certifiers: [...certifiers], ...info } });
    expect(screen.queryByRole('button', { name: /^Reset/ })).toBeNull();
  });
});

test('the sidebar’s link to the report opens it in a new tab', async () => {
  await renderCertifierSidebar();
  const report = screen.getByRole('link', { name: /^View Report/ });
  expect(report).toHaveAttribute('href', '/7/report');
  expect(report).toHaveAttribute('target', '_blank');
});
