import { maxPasswordLength, minPasswordLength, Refusal, refuse } from '@cert/shared/domain';
import { UnreachableError } from '@cert/shared/platform';
import { findPasswordIssues, parsePasswordIssues } from './passwordIssues.ts';

const current = 'meridian-demo-2026';

test.each([
  [
    'an error at both fields if both are empty',
    { current: '', new: '' },
    { current: 'current-missing', new: 'new-missing' },
  ],
  ['no error if the current password is not asked for', { new: 'x'.repeat(minPasswordLength) }, {}],
  [
    'an error if the new password is one character too short',
    { current, new: 'x'.repeat(minPasswordLength - 1) },
    { new: 'too-short' },
  ],
  [
    'no error if the new password has the minimum length',
    { current, new: 'x'.repeat(minPasswordLength) },
    {},
  ],
  [
    'no error if the new password has the maximum length',
    { current, new: 'x'.repeat(maxPasswordLength) },
    {},
  ],
  [
    'an error if the new password is one character too long',
    { current, new: 'x'.repeat(maxPasswordLength + 1) },
    { new: 'too-long' },
  ],
  [
    'no error for a new password of the minimum length in emoji, which count as one character each',
    { current, new: '😀'.repeat(minPasswordLength) },
    {},
  ],
  [
    'an error if the new password is the current one',
    { current, new: current },
    { new: 'unchanged' },
  ],
  [
    'an error if the new password contains the user’s name',
    { current, new: 'HORVAT-2026-x' },
    { new: 'has-own-word' },
  ],
])('before sending, the password form shows %s', (_, passwords, issues) => {
  expect(findPasswordIssues(passwords, ['Ana Horvat', 'Meridian'])).toEqual(issues);
});

test.each([
  ['an error at the current password if it is wrong', { current: 'wrong' }, { current: 'wrong' }],
  [
    'an error at the new password if it is the e-mail address',
    { new: 'is-email' },
    { new: 'is-email' },
  ],
  [
    'an error at the new password if it is a common one',
    { new: 'is-common' },
    { new: 'is-common' },
  ],
  [
    'an error at the new password if it contains the organisation’s name',
    { new: 'has-own-word' },
    { new: 'has-own-word' },
  ],
  [
    'a general error at the new password for an issue that the page does not know',
    { new: 'is-palindrome' },
    { new: 'other' },
  ],
  ['no error if the server refuses another field', { id: 'unknown' }, {}],
])('after sending, the password form shows %s', (_, fields, issues) => {
  expect(parsePasswordIssues(refuse('invalid-input', { fields }))).toEqual(issues);
});

test.each([new Refusal('slow-down'), new Refusal('invalid-input'), new UnreachableError()])(
  'a failure that concerns no field is not shown at any field: %s',
  (failure) => {
    expect(parsePasswordIssues(failure)).toEqual({});
  },
);
