import { act, screen, waitFor } from '@testing-library/react';
import { refuse, type Language } from '@cert/shared/domain';
import { aDeskPage, addModalDialogSupport, aSession, fakeApi } from '@cert/shared/testing';
import { renderShell } from '../../testing/renderShell.tsx';

beforeAll(addModalDialogSupport);

const right = '123456';
const user = { id: 1, name: 'Ana Horvat', certifier: false };
const refuseCode = (issue: 'missing' | 'wrong') =>
  refuse('invalid-input', { fields: { code: issue } });

/** A server with an account that has a second factor. */
const aServer = () =>
  fakeApi({
    userLogin: ({ password, code }) => {
      if (password !== 'the right one')
        throw refuse('invalid-input', { fields: { password: 'wrong' } });
      if (code === undefined) throw refuseCode('missing');
      if (code !== right) throw refuseCode('wrong');
      return { token: 'a newer one', device: 'this-browser', user };
    },
    deskPage: () => aDeskPage([]),
    certifierQuestionnaireList: () => [],
  });

const labels: Record<Language, [password: string, submit: string, code: string]> = {
  en: ['Password', 'Sign in', 'Code from the app on your phone'],
  hr: ['Lozinka', 'Prijavi se', 'Kôd iz aplikacije na vašem telefonu'],
  sr: ['Lozinka', 'Prijavi se', 'Kod iz aplikacije na vašem telefonu'],
};

/** Opens the sign-in and sends e-mail and password. */
async function openSecondStep(language: Language = 'en') {
  const [password, , code] = labels[language];
  const api = aServer();
  const shown = await renderShell({ path: '/login', api, language });
  await shown.user.type(screen.getByLabelText(/^(E-mail|E-pošta|Imejl)$/), 'ana@example.com');
  await shown.user.type(screen.getByLabelText(password), 'the right one{Enter}');
  return { ...shown, api, code: await screen.findByLabelText(code) };
}

it.each(['en', 'hr', 'sr'] as const)(
  'after the password, the sign-in asks for a code and signs in with it (%s)',
  async (language) => {
    const { user: person, api, router, code } = await openSecondStep(language);
    await waitFor(() => expect(code).toHaveFocus());
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.queryByLabelText(labels[language][0])).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    await person.type(code, `${right}{Enter}`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    const sent = { email: 'ana@example.com', password: 'the right one', language };
    expect(api.inputsOf('userLogin')).toEqual([sent, { ...sent, code: right }]);
  },
);

it('a wrong code shows an error at the field, and the code is selected, so that typing replaces it', async () => {
  const { user: person, router, code } = await openSecondStep();
  await person.type(code, '000000{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/wrong or was used before/));
  expect(code).toHaveFocus();
  await person.keyboard(`${right}{Enter}`);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

it('a recovery code can be entered instead; the field names the office for people without any code', async () => {
  const { user: person, code } = await openSecondStep();
  await person.type(code, '12');
  await person.click(screen.getByRole('button', { name: /Use a recovery code/ }));
  const field = screen.getByLabelText('Recovery code');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
  expect(field).not.toHaveAttribute('inputmode');
  expect(field).toHaveAccessibleDescription(/contact the programme’s office/);
  await person.click(screen.getByRole('button', { name: 'Use the app on your phone' }));
  expect(screen.getByLabelText(labels.en[2])).toHaveFocus();
});

it('the error about a wrong code disappears when the user types or switches to a recovery code', async () => {
  const { user: person, code } = await openSecondStep();
  const error = () => screen.queryByText(/wrong or was used before/);
  await person.type(code, '000000{Enter}');
  await waitFor(() => expect(error()).toBeVisible());
  await person.keyboard('1');
  expect(error()).toBeNull();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(error()).toBeVisible());
  await person.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  expect(error()).toBeNull();
});

it('“Back” returns to e-mail and password, and focuses the password', async () => {
  const { user: person } = await openSecondStep();
  await person.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@example.com');
});

it('the sign-in returns to the password, and says that it is wrong, if it was changed meanwhile', async () => {
  const { user: person, api, code } = await openSecondStep();
  api.handle({
    userLogin: () => Promise.reject(refuse('invalid-input', { fields: { password: 'wrong' } })),
  });
  await person.type(code, `${right}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong e-mail or password');
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

it('after too many wrong codes, an alert says how long to wait, and the field keeps the typed code', async () => {
  const { user: person, api, code } = await openSecondStep();
  api.handle({
    userLogin: () => Promise.reject(refuse('slow-down', { retryAfterSeconds: 30 })),
  });
  await person.type(code, `${right}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('in 30 seconds');
  expect(code).toHaveValue(right);
});

it('a session that has expired during work is renewed with the password and a code', async () => {
  const api = aServer();
  const { platform, user: person } = await renderShell({ api, session: aSession() });
  api.handle({
    deskPage: () => {
      if (platform.session.get()?.token !== 'a newer one') throw refuse('signed-out');
      return aDeskPage([]);
    },
  });
  await act(async () => void platform.api.read('deskPage', {}).catch(() => undefined));
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
  const goOn = screen.getByRole('button', { name: 'Go on' });
  await person.type(screen.getByLabelText('Password'), 'the right one');
  await person.click(goOn);
  await person.type(await screen.findByLabelText(labels.en[2]), right);
  await person.click(goOn);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(platform.session.get()?.token).toBe('a newer one');
});
