import { screen } from '@testing-library/react';
import type { Verification } from '@cert/shared/contract';
import { fakeApi } from '@cert/shared/testing';
import { renderShell } from '../testing/renderShell.tsx';

const number = '2026-0000-0000-000J';
const valid: Verification = {
  isValid: true,
  organisation: 'Jadran Foods',
  year: 2025,
  kind: 'certificate',
};
const show = (path: string, reply: Verification = valid, language: 'hr' | 'sr' | 'en' = 'en') =>
  renderShell({ api: fakeApi({ certificateVerify: () => reply }), path, language });

it('anybody can enter a certificate number without signing in, and the result is shown at an address with this number', async () => {
  const { user, api, router } = await show('/verify');
  expect(screen.getByRole('heading', { level: 1, name: 'Verify a certificate' })).toBeVisible();
  expect(api.inputsOf('certificateVerify')).toEqual([]);
  await user.type(
    screen.getByRole('textbox', { name: /number of the certificate/i }),
    '2026 oooo 0000 000j{Enter}',
  );
  expect(await screen.findByRole('heading', { name: 'Jadran Foods' })).toBeVisible();
  expect(router.state.location.pathname).toBe(`/verify/${number}`);
  expect(api.inputsOf('certificateVerify')).toMatchObject([{ number }]);
});

it('for a valid certificate number the page shows the organisation, the year and the kind of certificate', async () => {
  await show(`/verify/${number}`);
  const organisation = await screen.findByRole('heading', { name: 'Jadran Foods' });
  expect(organisation.closest('[role=status]')).toHaveTextContent(
    /This certificate is valid.*Jadran Foods.*Year2025.*Number2026-0000-0000-000J/,
  );
  expect(document.title).toMatch(/^Verify a certificate/);
});

it('a text that is pasted as a certificate number is kept whole in the field, however long it is', async () => {
  const { user } = await show('/verify');
  const field = screen.getByRole('textbox', { name: /number of the certificate/i });
  await user.click(field);
  await user.paste(`Certificate of Jadran Foods for the year 2025, number ${number}`);
  expect(field).toHaveValue(`Certificate of Jadran Foods for the year 2025, number ${number}`);
});

it('an invalid certificate number is called invalid, and stays in the field for correction', async () => {
  const { user, api } = await show('/verify/2026-7K3F', { isValid: false });
  expect(await screen.findByText('No valid certificate has this number')).toBeVisible();
  const field = screen.getByRole('textbox', { name: /number of the certificate/i });
  expect(field).toHaveValue('2026-7K3F');
  api.handle({ certificateVerify: () => valid });
  await user.clear(field);
  await user.type(field, number);
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByRole('heading', { name: 'Jadran Foods' })).toBeVisible();
});

it.each([
  ['hr', 'Provjera certifikata', 'Certifikat je valjan'],
  ['sr', 'Provera sertifikata', 'Sertifikat je važeći'],
] as const)('the page that verifies certificates is shown in %s', async (language, title, text) => {
  await show(`/verify/${number}`, valid, language);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByText(text)).toBeVisible();
});
