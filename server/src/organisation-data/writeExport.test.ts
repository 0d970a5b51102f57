import { formatExportFileName } from './writeExport.ts';

it.each([
  ['Plan rada.pdf', '7-Plan rada.pdf'],
  ['čćž.docx', '7-čćž.docx'],
  ['../../etc/passwd', '7-_.._etc_passwd'],
  ['..', '7-'],
  ['a/b\\c:d*e?.pdf', '7-a_b_c_d_e_.pdf'],
  ['.htaccess', '7-htaccess'],
  [`${'x'.repeat(300)}.pdf`, `7-${'x'.repeat(96)}.pdf`],
])('a document that was called %j lies in the export as %j', (uploaded, name) => {
  expect(formatExportFileName(7, uploaded)).toBe(name);
});
