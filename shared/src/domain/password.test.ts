import { passwordFault } from './password.ts';

const fault = (next: string, given: { current?: string; email?: string } = {}) =>
  passwordFault({
    next,
    current: 'the old password',
    email: 'ana@example.com',
    isCommon: (password) => password === 'passwordpassword',
    ...given,
  });

describe('a new password', () => {
  test.each([
    ['of 11 characters', 'a'.repeat(11), 'too-short'],
    ['of 12 characters', 'a'.repeat(12), undefined],
    ['of 200 characters', 'a'.repeat(200), undefined],
    ['of 201 characters', 'a'.repeat(201), 'too-long'],
    ['of 11 characters that take two units each', '🔑'.repeat(11), 'too-short'],
    ['of 12 characters that take two units each', '🔑'.repeat(12), undefined],
    ['that is empty', '', 'too-short'],
    ['that is the e-mail', 'ana@example.com', 'is-email'],
    ['that is the e-mail in capitals', 'ANA@EXAMPLE.COM', 'is-email'],
    ['that holds the e-mail and more', 'ana@example.com!', undefined],
    ['that is common', 'passwordpassword', 'is-common'],
    ['that is common but for capitals', 'PasswordPassword', 'is-common'],
    ['that is the old one', 'the old password', 'unchanged'],
    ['that is the old one but for a capital', 'The old password', undefined],
  ])('%s', (_, next, expected) => {
    expect(fault(next)).toBe(expected);
  });
});
