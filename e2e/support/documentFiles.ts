import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createOfficeArchive,
  createCompoundFile,
  createOfficeContentTypes,
} from '../../server/src/documents/testing/sampleFiles.ts';
import { folders } from './folders.ts';

const folder = join(folders.root, 'content', 'demo', 'documents');

/** A real file of every file type that may be attached. */
export const allowedFiles = [
  'strategija-ljudskih-potencijala.pdf',
  'preporuka-tvrtke.png',
  'dan-otvorenih-vrata.jpg',
  'upitnik-o-zadovoljstvu.doc',
  'pravilnik-o-selekciji.docx',
  'plan-obuka.xls',
  'matrica-kompetencija.xlsx',
  'prvih-90-dana-stariji.ppt',
  'prvih-90-dana.pptx',
] as const;

export const getDocumentPath = (name: string) => join(folder, name);

/** A PDF that opens only with a password. */
const lockedPdf = join(folders.root, 'server/src/documents/testing/encryptedPdfs/user-r6.pdf');

const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024, 'x');
/** The content types of a Word file with macros. */
const macroTypes = Buffer.from(
  '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
);
const html = Buffer.from('<!doctype html><script>alert(1)</script>');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

/** Files that must be rejected: by the page at once (`byName`, `empty`, `tooLarge`), or by the server only. */
export async function createRejectedFiles() {
  const pdf = await readFile(getDocumentPath('strategija-ljudskih-potencijala.pdf'));
  const png = await readFile(getDocumentPath('preporuka-tvrtke.png'));
  const docx = await readFile(getDocumentPath('pravilnik-o-selekciji.docx'));
  return {
    byName: [
      { name: 'page.html', buffer: html },
      { name: 'drawing.svg', buffer: svg },
      { name: 'plan.pdf.exe', buffer: pdf },
      { name: 'without-ending', buffer: pdf },
    ],
    empty: [{ name: 'empty.pdf', buffer: Buffer.alloc(0) }],
    tooLarge: [{ name: 'large.pdf', buffer: Buffer.concat([pdf, megabytes(25)]) }],
    byContent: [
      { name: 'page.pdf', buffer: html },
      { name: 'drawing.png', buffer: svg },
      { name: 'program.pdf', buffer: Buffer.from('MZ\u0090\u0000 This program cannot be run') },
      { name: 'photo.jpg', buffer: png },
      { name: 'letter.doc', buffer: docx },
      { name: 'cut-off.pdf', buffer: pdf.subarray(0, pdf.length / 2) },
      { name: 'cut-off.docx', buffer: docx.subarray(0, docx.length / 2) },
      { name: 'archive.xlsx', buffer: createOfficeArchive(Buffer.from('<Types/>')) },
      { name: 'bomb.docx', buffer: bomb() },
    ],
    withMacros: [
      { name: 'macros.docx', buffer: createOfficeArchive(macroTypes) },
      { name: 'macros.xls', buffer: createCompoundFile('Workbook', '_VBA_PROJECT_CUR/VBA/dir') },
    ],
    withPassword: [{ name: 'locked.pdf', buffer: await readFile(lockedPdf) }],
  };
}

/** A Word file whose text unpacks to 60 MB (an archive bomb). */
function bomb(): Buffer {
  return createOfficeArchive(createOfficeContentTypes('wordprocessingml.document'), megabytes(60));
}

/** The payload for Playwright's `setInputFiles`, with a MIME type that says nothing about the file. */
export const toFilePayload = ({ name, buffer }: { name: string; buffer: Buffer }) => ({
  name,
  buffer,
  mimeType: 'application/octet-stream',
});
