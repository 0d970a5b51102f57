import {
  readEncryptedPdf as read,
  encryptedPdfNames as names,
} from '../testing/readEncryptedPdf.ts';
import { sampleFiles } from '../testing/sampleFiles.ts';
import { findPdfIssue } from './findPdfIssue.ts';

const change = (name: string, from: string | RegExp, to: string) => {
  const text = read(name).toString('latin1');
  expect(text).toMatch(from);
  return Buffer.from(text.replace(from, to), 'latin1');
};

it('the example files have every revision of PDF encryption, 2 to 6, with and without a required password', () => {
  const revisions = (who: string) =>
    new Set(names.filter((name) => name.startsWith(who)).map((name) => /r\d/.exec(name)?.[0]));
  const all = new Set(['r2', 'r3', 'r4', 'r5', 'r6']);
  expect([revisions('owner'), revisions('user')]).toEqual([all, all]);
});

it.each(names.filter((name) => name.startsWith('owner')))(
  'the encrypted file %s is accepted because it can be opened without a password',
  (name) => {
    expect(findPdfIssue(read(name))).toBe(undefined);
  },
);

it.each(names.filter((name) => name.startsWith('user')))(
  'the encrypted file %s is refused because it needs a password',
  (name) => {
    expect(findPdfIssue(read(name))).toBe('encrypted');
  },
);

it.each(['owner-r2.pdf', 'owner-r4.pdf', 'owner-r6.pdf'])(
  'the encrypted file %s, which needs no password, is accepted even if /O and /U are strings in parentheses',
  (name) => {
    const text = read(name)
      .toString('latin1')
      .replaceAll(/(\/[OU] )<([\da-f]+)>/g, (_all, key: string, hex: string) => {
        const bytes = Buffer.from(hex, 'hex').toString('latin1');
        return `${key}(${bytes.replaceAll(/[()\\\r]/g, escapeByte)})`;
      });
    expect(text).not.toMatch(/\/[OU] </);
    expect(findPdfIssue(Buffer.from(text, 'latin1'))).toBe(undefined);
  },
);

it('a PDF without encryption is accepted', () => {
  expect(findPdfIssue(read('none.pdf'))).toBe(undefined);
  expect(findPdfIssue(sampleFiles['application/pdf'])).toBe(undefined);
});

describe('the encryption of a PDF is found', () => {
  it.each(['user-r3.pdf', 'user-r6-xref.pdf'])(
    'in %s even if the file states a wrong position of its trailer, or none',
    (name) => {
      expect(findPdfIssue(change(name, /startxref\n\d+/, 'startxref\n7'))).toBe('encrypted');
      expect(findPdfIssue(change(name, 'startxref', 'startxxxx'))).toBe('encrypted');
    },
  );

  it('if its dictionary is in the trailer itself', () => {
    const [, dictionary] = /5 0 obj\s*(<<[\s\S]*?>>)\s*endobj/.exec(
      read('user-r3.pdf').toString('latin1'),
    )!;
    expect(findPdfIssue(change('user-r3.pdf', '5 0 R', dictionary!))).toBe('encrypted');
    const [, own] = /5 0 obj\s*(<<[\s\S]*?>>)\s*endobj/.exec(
      read('owner-r3.pdf').toString('latin1'),
    )!;
    expect(findPdfIssue(change('owner-r3.pdf', '5 0 R', own!))).toBe(undefined);
  });

  it('in a later revision that was appended to the file', () => {
    const older = read('user-r3.pdf');
    const trailer = /trailer\s*<<.*>>/.exec(older.toString('latin1'))![0];
    const newer = Buffer.from(
      `xref\n0 0\n${trailer}\nstartxref\n${older.length}\n%%EOF\n`,
      'latin1',
    );
    expect(findPdfIssue(Buffer.concat([older, newer]))).toBe('encrypted');
  });

  it('but not if only a comment in the file mentions it', () => {
    const words = '% trailer << /Encrypt 5 0 R >>\nstartxref';
    expect(findPdfIssue(change('none.pdf', 'startxref', words))).toBe(undefined);
  });
});

it('PDFs that need a certificate or an unknown method are refused as encrypted', () => {
  expect(findPdfIssue(change('owner-r3.pdf', '/Filter /Standard', '/Filter /Adobe.Pub'))).toBe(
    'encrypted',
  );
  expect(findPdfIssue(change('owner-r3.pdf', '/R 3', '/R 7'))).toBe('encrypted');
});

it.each<[string, Buffer]>([
  ['is missing', change('owner-r3.pdf', '5 0 obj', '9 0 obj')],
  ['is cut off', change('owner-r3.pdf', '/U <', '/U 1 <')],
  ['has no user entry', change('owner-r3.pdf', '/U <', '/W <')],
  ['has a short user entry', change('owner-r3.pdf', /\/U <[\da-f]{8}/, '/U <>/W <')],
  ['is nested 100,000 levels deep', change('owner-r3.pdf', '/U <', `/U ${'['.repeat(100_000)}<`)],
])('a PDF whose encryption %s is refused as damaged', (_what, file) => {
  expect(findPdfIssue(file)).toBe('damaged');
});

/** Escapes a byte of a PDF string: a parenthesis with a backslash, another byte as its octal number. */
function escapeByte(byte: string): string {
  return /[()]/.test(byte) ? `\\${byte}` : `\\${byte.charCodeAt(0).toString(8).padStart(3, '0')}`;
}
