import { act, screen } from '@testing-library/react';
import { Refusal, refuse, type Language } from '@cert/shared/domain';
import { fakeApi, renderInPlatform, type FakeHandlers } from '@cert/shared/testing';
import definition from '../module.ts';
import hr from '../locales/hr.json';
import sr from '../locales/sr.json';
import { PasswordPage } from './PasswordPage.tsx';

const current = 'meridian-demo-2026';
const next = 'a longer walk by the sea';

async function showPage({
  passwordSave = () => ({}),
  language = 'en',
}: Partial<FakeHandlers> & { language?: Language } = {}) {
  const shown = await act(() =>
    renderInPlatform(<PasswordPage />, {
      api: fakeApi({ passwordSave }),
      language,
      path: '/7/password',
      route: '/:questionnaireId/password',
      messages: { 'org-forms': definition.messages },
    }),
  );
  return { ...shown, toasts: () => shown.platform.toasts.get() };
}

const currentField = () => screen.getByLabelText('Current password');
const newField = () => screen.getByLabelText('New password');
const saveButton = () => screen.getByRole('button', { name: 'Change password' });

test('the page for changing the password states the minimum length, and that the user will be signed out on all other devices', async () => {
  await showPage();
  expect(screen.getByRole('heading', { level: 1, name: 'Change password' })).toBeVisible();
  expect(newField()).toHaveAccessibleDescription(/At least 12 characters/);
  expect(screen.getByText(/On all other devices .* you will be signed out/)).toBeVisible();
});

test('the page for changing the password leads to the account page', async () => {
  await showPage();
  const [link] = screen
    .getAllByRole('link')
    .filter((one) => one.getAttribute('href') === '/account');
  expect(link).toBeVisible();
});

test('password managers can tell the field of the current password from that of the new password', async () => {
  await showPage();
  expect(currentField()).toHaveAttribute('autocomplete', 'current-password');
  expect(newField()).toHaveAttribute('autocomplete', 'new-password');
});

test('both password fields hide their text; the button “Show” of a field makes only this field readable', async () => {
  const { user } = await showPage();
  expect(currentField()).toHaveAttribute('type', 'password');
  expect(newField()).toHaveAttribute('type', 'password');
  await user.click(screen.getAllByRole('button', { name: /^Show/ })[1]!);
  expect(newField()).toHaveAttribute('type', 'text');
  expect(currentField()).toHaveAttribute('type', 'password');
});

test('the password can be changed by keyboard alone; the page then reports success and empties both fields', async () => {
  const { user, api, toasts } = await showPage();
  while (document.activeElement !== currentField()) await user.tab();
  await user.keyboard(current);
  while (document.activeElement !== newField()) await user.tab();
  await user.keyboard(`${next}{Enter}`);
  expect(api.inputsOf('passwordSave')).toEqual([{ id: 7, current, new: next, language: 'en' }]);
  expect(toasts()).toMatchObject([
    { tone: 'success', text: 'The changes were successfully saved!' },
  ]);
  expect(currentField()).toHaveValue('');
  expect(newField()).toHaveValue('');
});

test('while a new password is being saved, the button says “Saving…”, and a second click or Enter sends nothing', async () => {
  const answer = Promise.withResolvers<Record<string, never>>();
  const { user, api } = await showPage({ passwordSave: () => answer.promise });
  await user.type(currentField(), current);
  await user.type(newField(), next);
  await user.click(saveButton());
  const busy = screen.getByRole('button', { name: 'Saving…' });
  await user.click(busy);
  await user.type(newField(), 'more{Enter}');
  expect(newField()).toHaveValue(next);
  await act(async () => answer.resolve({}));
  expect(saveButton()).toBeEnabled();
  expect(api.inputsOf('passwordSave')).toHaveLength(1);
});

describe('the strength of the new password', () => {
  const spoken = async (text: RegExp) => {
    const said = await screen.findByText(text, { selector: '[role=status]' }, { timeout: 5000 });
    return said;
  };

  test('is shown as text while typing, and announced to screen readers after a pause', async () => {
    const { user } = await showPage();
    expect(screen.queryByText(/Strength/)).not.toBeInTheDocument();
    await user.type(newField(), 'elevenchars');
    expect(screen.getByText('Too short: 1 more character is needed')).toBeVisible();
    expect(screen.queryByText(/Too short/, { selector: '[role=status]' })).toBeNull();
    expect(await spoken(/^Too short/)).toHaveClass('visually-hidden');
    await user.clear(newField());
    await user.type(newField(), 'Lozinka-2026!');
    expect(await spoken(/^Strength: none/)).toBeInTheDocument();
    await user.clear(newField());
    expect(screen.queryByText(/Strength|Too short/)).not.toBeInTheDocument();
    await user.type(newField(), next);
    expect(await spoken(/^Strength: very good/)).toBeInTheDocument();
  });

  test('is low if the new password is the current one with one more character', async () => {
    const { user } = await showPage();
    await user.type(currentField(), 'xkqzvwtrpmnb');
    await user.type(newField(), 'xkqzvwtrpmnb1');
    expect(await spoken(/^Strength: (very )?weak/)).toBeInTheDocument();
  });

  test('does not prevent saving: a weak password is sent, and the server decides', async () => {
    const { user, api } = await showPage();
    await user.type(currentField(), current);
    await user.type(newField(), 'zagreblozinka');
    expect(await spoken(/^Strength: weak/)).toBeInTheDocument();
    await user.click(saveButton());
    expect(api.inputsOf('passwordSave')).toHaveLength(1);
  });
});

describe('the password form, before anything is sent', () => {
  test('names the empty fields and focuses the first one', async () => {
    const { user, api, toasts } = await showPage();
    await user.click(saveButton());
    expect(currentField()).toHaveAccessibleDescription('Enter your current password.');
    expect(newField()).toHaveAccessibleDescription(/Enter a new password\.$/);
    expect(currentField()).toHaveFocus();
    expect(api.inputsOf('passwordSave')).toEqual([]);
    expect(toasts()).toEqual([]);
  });

  test('says that the new password is too short, until the user edits it', async () => {
    const { user, api } = await showPage();
    await user.type(currentField(), current);
    await user.type(newField(), 'elevenchars');
    await user.click(saveButton());
    expect(newField()).toBeInvalid();
    expect(newField()).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The new password needs at least 12 characters.',
    );
    expect(api.inputsOf('passwordSave')).toEqual([]);
    await user.type(newField(), '!');
    expect(newField()).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a refusal by the server to change the password', () => {
  const sentences = {
    en: {
      failed: 'There was an error. Please try again.',
      wrong: 'This is not your current password.',
      labels: ['Current password', 'New password', 'Change password'],
    },
    hr: {
      failed: 'Dogodila se greška. Pokušajte ponovno.',
      wrong: hr.issue.wrong,
      labels: [hr.password.current, hr.password.new, hr.password.save],
    },
    sr: {
      failed: 'Došlo je do greške. Pokušajte ponovo.',
      wrong: sr.issue.wrong,
      labels: [sr.password.current, sr.password.new, sr.password.save],
    },
  } as const satisfies Record<Language, object>;

  test.each(['en', 'hr', 'sr'] satisfies Language[])(
    'is shown in the reader’s language at the field that it is about, and both typed passwords stay (%s)',
    async (language) => {
      const { failed, wrong, labels } = sentences[language];
      const { user, toasts } = await showPage({
        language,
        passwordSave: () => {
          throw refuse('invalid-input', { fields: { current: 'wrong' } });
        },
      });
      const [currentLabel, newLabel, save] = labels;
      await user.type(screen.getByLabelText(currentLabel), 'not it');
      await user.type(screen.getByLabelText(newLabel), next);
      await user.click(screen.getByRole('button', { name: save }));
      expect(screen.getByLabelText(currentLabel)).toHaveAccessibleDescription(wrong);
      expect(screen.getByLabelText(currentLabel)).toHaveFocus();
      expect(screen.getByLabelText(currentLabel)).toHaveValue('not it');
      expect(screen.getByLabelText(newLabel)).toHaveValue(next);
      expect(toasts()).toMatchObject([{ tone: 'failure', text: failed }]);
    },
  );

  test.each([
    ['is-email', 'Your e-mail address cannot be your password.'],
    ['is-common', 'Many people use this password, so it is easily guessed. Choose another one.'],
    ['unchanged', 'The new password is the same as the current one.'],
  ])('is shown at the new password: %s', async (issue, sentence) => {
    const { user } = await showPage({
      passwordSave: () => {
        throw refuse('invalid-input', { fields: { new: issue } });
      },
    });
    await user.type(currentField(), current);
    await user.type(newField(), next);
    await user.click(saveButton());
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(newField()).toHaveFocus();
  });

  test('is explained until the next attempt if it concerns no field, as after too many attempts', async () => {
    const { user, api, toasts } = await showPage({
      passwordSave: () => {
        throw new Refusal('slow-down');
      },
    });
    await user.type(currentField(), current);
    await user.type(newField(), next);
    await user.click(saveButton());
    expect(screen.getByRole('alert')).toHaveTextContent('Too much was asked for in a short time.');
    expect(toasts()).toMatchObject([{ tone: 'failure' }]);
    api.handle({ passwordSave: () => ({}) });
    await user.click(saveButton());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(newField()).toHaveValue('');
  });
});

test('the page for changing the password says if the server cannot be reached, and keeps the typed new password', async () => {
  const { user, api } = await showPage();
  api.handle({ passwordSave: undefined });
  await user.type(currentField(), current);
  await user.type(newField(), next);
  await user.click(saveButton());
  expect(screen.getByRole('alert')).toHaveTextContent('The server cannot be reached.');
  expect(newField()).toHaveValue(next);
});
