import { maxPasswordLength, minPasswordLength, Refusal, refuse } from '@cert/shared/domain';
import { UnreachableError } from '@cert/shared/platform';
import { findPasswordIssues, parsePasswordIssues } from './passwordIssues.ts';

const current = 'meridian-demo-2026';

test.each([
  [
    'both are missing',
    { current: '', new: '' },
    { current: 'current-missing', new: 'new-missing' },
  ],
  [
    'the new one is one short',
    { current, new: 'x'.repeat(minPasswordLength - 1) },
    { new: 'too-short' },
  ],
  ['the new one is just long enough', { current, new: 'x'.repeat(minPasswordLength) }, {}],
  ['the new one is as long as it may be', { current, new: 'x'.repeat(maxPasswordLength) }, {}],
  [
    'the new one is one too long',
    { current, new: 'x'.repeat(maxPasswordLength + 1) },
    { new: 'too-long' },
  ],
  [
    'a sign outside of the Latin alphabet counts once',
    { current, new: '😀'.repeat(minPasswordLength) },
    {},
  ],
  ['the new one is the current one', { current, new: current }, { new: 'unchanged' }],
  ['the new one holds the name', { current, new: 'HORVAT-2026-x' }, { new: 'has-own-word' }],
])('before sending, the form shows the right errors, or none, if %s', (_, passwords, issues) => {
  expect(findPasswordIssues(passwords, ['Ana Horvat', 'Meridian'])).toEqual(issues);
});

test.each([
  ['the current one is wrong', { current: 'wrong' }, { current: 'wrong' }],
  ['the new one is the e-mail', { new: 'is-email' }, { new: 'is-email' }],
  ['the new one is common', { new: 'is-common' }, { new: 'is-common' }],
  ['the new one holds the organisation', { new: 'has-own-word' }, { new: 'has-own-word' }],
  ['an issue that this page does not know', { new: 'is-palindrome' }, { new: 'other' }],
  ['another field', { id: 'unknown' }, {}],
])('after sending, the form shows the right errors, or none, if %s', (_, fields, issues) => {
  expect(parsePasswordIssues(refuse('invalid-input', { fields }))).toEqual(issues);
});

test.each([new Refusal('slow-down'), new Refusal('invalid-input'), new UnreachableError()])(
  'a failure that concerns no field is shown at none: %s',
  (failure) => {
    expect(parsePasswordIssues(failure)).toEqual({});
  },
);
