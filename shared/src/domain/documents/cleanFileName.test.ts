import { cleanFileName, maxFileNameLength, cleanTitle } from './cleanFileName.ts';
import { fileExtensions, fileTypes } from './fileTypes.ts';

const pdf = 'application/pdf';

describe('the file name of an uploaded document', () => {
  test.each([
    ['Pravilnik o plaćama.pdf', 'Pravilnik o plaćama.pdf'],
    ['Pravilnik o plac\u0301ama.pdf', 'Pravilnik o plaćama.pdf'],
    ['REPORT.PDF', 'REPORT.PDF'],
    ['a.exe.pdf', 'a.exe.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Documents\\plan.pdf', 'plan.pdf'],
    ['a\r\nset-cookie: b.pdf', 'a set-cookie b.pdf'],
    ['a\u0000b.pdf', 'a b.pdf'],
    // A direction mark that would show "gpj.pdf" as "fdp.jpg".
    ['invoice\u202Egpj.pdf', 'invoice gpj.pdf'],
    ['"quoted" <b>.pdf', 'quoted b.pdf'],
  ])('that is a PDF: %j is kept as %j', (name, kept) => {
    expect(cleanFileName(name, pdf)).toBe(kept);
  });

  test.each(['a.pdf.exe', 'a.png', 'pdf', '.pdf', 'a.', '', ' ', 'a/b/', 'a.pdf/'])(
    'that is a PDF: %j is refused',
    (name) => expect(cleanFileName(name, pdf)).toBe(undefined),
  );

  it('that is too long is shortened without losing its extension', () => {
    const kept = cleanFileName(`${'x'.repeat(300)}.pdf`, pdf);
    expect(kept).toBe(`${'x'.repeat(maxFileNameLength - 4)}.pdf`);
  });

  it('that is shortened is never cut in the middle of a character', () => {
    for (const shift of ['', 'x']) {
      const kept = cleanFileName(`${shift}${'🔑'.repeat(100)}.pdf`, pdf)!;
      expect(kept).not.toMatch(/\p{Cs}/u);
      expect(kept.length).toBeGreaterThan(maxFileNameLength - 3);
    }
  });

  it('can have every extension that belongs to its file type', () => {
    for (const type of fileTypes)
      for (const ending of fileExtensions[type])
        expect(cleanFileName(`a.${ending}`, type)).toBe(`a.${ending}`);
  });
});

describe('the title of a document', () => {
  it.each([
    ['Plan for 2027', 'Plan for 2027'],
    ['Place c\u030Ca', 'Place ča'],
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
