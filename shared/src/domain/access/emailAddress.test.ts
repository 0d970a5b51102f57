import { z } from 'zod';
import { isEmailAddress } from './emailAddress.ts';

const good = [
  'info@jadran.example',
  'first.last+tag@mail.example.com',
  "o'neil@example.ie",
  'a_b-c@ex-ample.co',
];
const bad = [
  '',
  'nobody',
  'a@b',
  '@example.com',
  'a@.com',
  '.a@example.com',
  'a..b@example.com',
  'a@example.c',
  'a b@example.com',
  'a@example.com ',
  'a@exa mple.com',
  '<b>a@example.com</b>',
  'a@example.com\n',
];

test.each(good)('%j is accepted as an e-mail address', (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

test.each(bad)('%j is refused as an e-mail address', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test('e-mail addresses are accepted by the same rule as in the office’s commands', () => {
  for (const text of [...good, ...bad])
    expect([text, isEmailAddress(text)]).toEqual([text, z.email().safeParse(text).success]);
});

test('an e-mail address may have at most 254 characters', () => {
  const ofLength = (length: number) => `${'a'.repeat(length - 12)}@example.com`;
  expect([ofLength(254).length, isEmailAddress(ofLength(254))]).toEqual([254, true]);
  expect(isEmailAddress(ofLength(255))).toBe(false);
});
