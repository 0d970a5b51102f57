import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { refuse } from '@cert/shared/domain';
import { pauseAfterClick } from '@cert/shared/testing';
import { aSidebarInfo, renderCertifierSidebar } from './testing/renderCertifierSidebar.tsx';

const names = {
  inactive: 'The questionnaire is visible to the client',
  locked: 'The questionnaire is open for the client',
  gradingLocked: 'Certifiers can grade',
  reportLocked: 'The report is open for updates',
} as const;
const toggle = (name: keyof typeof names) => screen.getByRole('switch', { name: names[name] });
/** Turns a switch off, and confirms it if a dialog asks. */
async function close(user: UserEvent, name: keyof typeof names) {
  await user.click(toggle(name));
  const confirm = { inactive: 'Hide it', locked: 'Lock it' } as Partial<
    Record<keyof typeof names, string>
  >;
  if (confirm[name]) await user.click(screen.getByRole('button', { name: confirm[name] }));
}
const open = { inactive: 0, locked: 0, gradingLocked: 0, reportLocked: 0 } as const;

describe('the switches of the questionnaire’s options', () => {
  it.each([
    ['inactive', { setting: 'active', value: false }],
    ['locked', { setting: 'locked', value: true }],
    ['gradingLocked', { setting: 'gradingLocked', value: true }],
    ['reportLocked', { setting: 'reportLocked', value: true }],
  ] as const)('send the change when they are switched off: %s', async (name, sent) => {
    const { user, api } = await renderCertifierSidebar({
      handlers: { questionnaireSettingUpdate: () => ({ ...open, [name]: 1 }) },
    });
    expect(toggle(name)).toBeChecked();
    await close(user, name);
    expect(api.inputsOf('questionnaireSettingUpdate')).toEqual([{ id: 7, ...sent }]);
  });

  it('change at once, and stay changed when the server has accepted the change', async () => {
    const answer = Promise.withResolvers<typeof open>();
    const { user, api } = await renderCertifierSidebar({
      handlers: { questionnaireSettingUpdate: () => answer.promise },
    });
    await close(user, 'locked');
    expect(toggle('locked')).not.toBeChecked();
    api.handle({ info: () => aSidebarInfo({ settings: { ...open, locked: 1 } }) });
    await act(async () => answer.resolve(open));
    await waitFor(() => expect(api.inputsOf('areaCategoryList')).toHaveLength(2));
    expect(toggle('locked')).not.toBeChecked();
  });

  it('return to their former state with a message when the server refuses', async () => {
    const { user, platform } = await renderCertifierSidebar({
      handlers: { questionnaireSettingUpdate: () => Promise.reject(refuse('not-allowed')) },
    });
    await user.click(toggle('gradingLocked'));
    await waitFor(() => expect(toggle('gradingLocked')).toBeChecked());
    expect(platform.toasts.get()).toMatchObject([
      {
        tone: 'failure',
        text: 'The option was not changed. You are not allowed to do this.',
      },
    ]);
  });

  it('send two quick changes one after the other', async () => {
    const answer = Promise.withResolvers<typeof open>();
    const { user, api } = await renderCertifierSidebar({
      handlers: { questionnaireSettingUpdate: () => answer.promise },
    });
    await close(user, 'locked');
    pauseAfterClick();
    await user.click(toggle('locked'));
    const values = () => api.inputsOf('questionnaireSettingUpdate').map(({ value }) => value);
    expect(values()).toEqual([true]);
    await act(async () => answer.resolve(open));
    await waitFor(() => expect(values()).toEqual([true, false]));
    expect(toggle('locked')).toBeChecked();
  });

  it('can be changed by the main certifier only; the others see why', async () => {
    await renderCertifierSidebar({ info: { mainCertifier: 0 } });
    for (const one of screen.getAllByRole('switch')) expect(one).toBeDisabled();
    expect(screen.getByText('Only the main certifier can change these options.')).toBeVisible();
  });

  it.each([
    [
      'inactive',
      'Hide the questionnaire from the client?',
      /Nobody of the organisation can open it/,
    ],
    ['locked', 'Lock the questionnaire for the client?', /can no longer change answers/],
  ] as const)(
    'ask for confirmation before they lock out clients, and “Cancel” changes nothing: %s',
    async (name, question, effect) => {
      const { user, api } = await renderCertifierSidebar();
      await user.click(toggle(name));
      const dialog = within(screen.getByRole('dialog', { name: question }));
      expect(dialog.getByText(effect)).toBeVisible();
      await user.click(dialog.getByRole('button', { name: 'Cancel' }));
      expect(toggle(name)).toBeChecked();
      expect(api.inputsOf('questionnaireSettingUpdate')).toEqual([]);
    },
  );

  it('unlock the questionnaire for clients without asking for a confirmation', async () => {
    const { user, api } = await renderCertifierSidebar({
      info: { settings: { ...open, locked: 1 } },
      handlers: { questionnaireSettingUpdate: () => open },
    });
    await user.click(toggle('locked'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.inputsOf('questionnaireSettingUpdate')).toMatchObject([{ value: false }]);
  });
});
