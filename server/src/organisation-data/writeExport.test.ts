import { formatExportFileName } from './writeExport.ts';

it.each([
  ['Plan rada.pdf', '7-Plan rada.pdf'],
  ['čćž.docx', '7-čćž.docx'],
  ['../../etc/passwd', '7-_.._etc_passwd'],
  ['..', '7-'],
  ['a/b\\c:d*e?.pdf', '7-a_b_c_d_e_.pdf'],
  ['.htaccess', '7-htaccess'],
  [`${'x'.repeat(300)}.pdf`, `7-${'x'.repeat(249)}.pdf`],
  [`${'漢'.repeat(116)}.pdf`, `7-${'漢'.repeat(83)}.pdf`],
  [`x.${'漢'.repeat(116)}`, `7-.${'漢'.repeat(84)}`],
  // A file's name has at most 255 bytes. `7-` and `.pdf` leave 249 of them, into which 62 characters of four bytes fit.
  // The next character would not fit, and it is not split.
  [`${'𠮷'.repeat(116)}.pdf`, `7-${'𠮷'.repeat(62)}.pdf`],
])('a document named %j is exported as a file named %j', (uploaded, name) => {
  expect(formatExportFileName(7, uploaded)).toBe(name);
});

it.each(['x', 'č', '漢', '𠮷'])(
  'a document whose long name consists of “%s” is exported under a name of at most 255 bytes',
  (character) => {
    for (const length of [82, 83, 84, 120, 300])
      expect(
        Buffer.byteLength(formatExportFileName(123_456, `${character.repeat(length)}.docx`)),
      ).toBeLessThanOrEqual(255);
  },
);
