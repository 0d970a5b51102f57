import { removeUnstorableCharacters } from './storableText.ts';

test.each([
  ['a\u0000b', 'ab'],
  ['half \ud83d of a smile', 'half  of a smile'],
  ['a whole one 😀', 'a whole one 😀'],
  ['line\r\nand\ttab', 'line\r\nand\ttab'],
  ['\u0007\u009f', ''],
])(
  'the text %j is stored as %j, without characters that the database cannot store',
  (text, stored) => expect(removeUnstorableCharacters(text)).toBe(stored),
);
