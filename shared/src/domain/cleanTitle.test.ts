import { cleanTitle } from './cleanTitle.ts';

describe('the title of a document', () => {
  it.each([
    ['Plan for 2027', 'Plan for 2027'],
    ['  Plan \t for\n2027 ', 'Plan for 2027'],
    ['invoice\u202Egpj.exe', 'invoice gpj.exe'],
    ['\u2066a\u2069 \u200Fb\u200E', 'a b'],
    ['a\u061Cb', 'a b'],
    ['a\u0000b\u009Bc', 'a b c'],
    ['a\uFEFFb\u00ADc\u200Bd', 'a b c d'],
    ['a\u2028b\u2029c', 'a b c'],
    ['half \uD83D of a character', 'half of a character'],
    ['Čćžšđ – „2026” 👩‍💼', 'Čćžšđ – „2026” 👩‍💼'],
    ['\u202E\u200B\u2066', ''],
    ['\u200D\u200C', ''],
  ])('%j is kept as %j', (title, kept) => {
    expect(cleanTitle(title)).toBe(kept);
  });
});
