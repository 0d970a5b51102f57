import type { FileIssue, FileType } from '@cert/shared/domain';
import { SaxesParser } from 'saxes';
import { findPdfIssue } from './findPdfIssue.ts';
import { readCompoundFile } from './readCompoundFile.ts';
import { unpackZip, type UnpackBudget } from './unpackZip.ts';

/**
 * Maximum number of bytes unpacked from one uploaded file, including archives within it. Unpacking them takes about a
 * second. A real Office file of 25 MB, the largest allowed size, unpacks to less.
 */
const maxUnpackedBytes = 500_000_000;
/** Maximum depth of embedded Office files. Depth 2 is, for example, a document in a spreadsheet in a document. */
const maxDepth = 3;

/** The first bytes of containers: of ZIP archives (new Office files) and of compound files (old ones). */
const archiveStart = Buffer.from('PK\u0003\u0004', 'latin1');
const compoundStart = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/**
 * The check that is last in the queue: files are checked one by one, because several at once would block the process.
 */
let last: Promise<unknown> = Promise.resolve();

/**
 * Finds the reason to reject a file of an allowed type. Reasons in an Office file are macros, a file embedded as a
 * package (it could be a program), encryption, or an inconsistent archive; Office files within it (a spreadsheet in a
 * presentation) are checked in the same way. The reason in a PDF is a password that is needed to open it. Images are
 * not checked here. See docs/product/documents.md#refused-contents.
 */
export function findFileIssue(
  bytes: Uint8Array,
  fileType: FileType,
): Promise<FileIssue | undefined> {
  if (!fileType.startsWith('application/')) return Promise.resolve(undefined);
  if (fileType === 'application/pdf') return Promise.resolve(findPdfIssue(bytes));
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const found = last.then(() => lookInto(view, { bytes: maxUnpackedBytes }, 0));
  last = found.catch(() => undefined);
  return found;
}

async function lookInto(
  file: Buffer,
  budget: UnpackBudget,
  depth: number,
): Promise<FileIssue | undefined> {
  if (startsWith(file, compoundStart)) return findCompoundFileIssue(file);
  if (depth > maxDepth) return 'embedded-file';
  const unpacked = await unpackZip(
    file,
    budget,
    (name, start) =>
      isDescription(name) || [archiveStart, compoundStart].some((one) => startsWith(start, one)),
  );
  if (!unpacked) return 'damaged';
  if (unpacked.names.some((name) => macroParts.test(name))) return 'macros';
  const types = [...unpacked.wanted].find(([name]) => name.toLowerCase() === contentTypes)?.[1];
  // The archive is no Office file. Inside of an Office file it could hide any file, so it is refused as embedded.
  if (!types) return depth === 0 ? 'damaged' : 'embedded-file';
  for (const [name, part] of unpacked.wanted) {
    const issue = isDescription(name)
      ? findDescriptionIssue(part)
      : await lookInto(part, budget, depth + 1);
    if (issue) return issue;
  }
  return undefined;
}

function startsWith(file: Buffer, start: Buffer): boolean {
  return file.subarray(0, start.length).equals(start);
}

const contentTypes = '[content_types].xml';

/** Whether a part lists content types or relationships of other parts. Source: ECMA-376 part 2, 7.2.3.2 and 6.5. */
function isDescription(name: string): boolean {
  return name.toLowerCase() === contentTypes || /(^|\/)_rels\/[^/]*\.rels$/i.test(name);
}

/**
 * Names of the parts in which Office stores macros. A list of content types or relationships may name other parts,
 * which `findDescriptionIssue` finds. Source: [MS-OFFMACRO2] 1.3, [MS-XLSX] 2.1.
 */
const macroParts = /(^|\/)vba(project|data)[^/]*\.(bin|xml)$|^xl\/(intl)?macrosheets\//i;
const macroKinds = /vbaProject|wordVbaData|macrosheet|macroEnabled/i;

/** Finds macros by content type and relationship type, so that the name of their part does not matter. */
function findDescriptionIssue(part: Buffer): FileIssue | undefined {
  const text = decode(part);
  if (text === undefined) return 'damaged';
  let issue: FileIssue | undefined;
  const parser = new SaxesParser();
  parser.on('opentag', ({ attributes }) => {
    for (const value of [attributes.ContentType, attributes.Type])
      if (value !== undefined && macroKinds.test(value)) issue = 'macros';
  });
  // These parts must not have a DOCTYPE (ECMA-376 part 2, 6.2.5), because it could hide content from our parser.
  parser.on('doctype', () => (issue ??= 'damaged'));
  parser.on('error', () => (issue ??= 'damaged'));
  parser.write(text).close();
  return issue;
}

/** Decodes UTF-8 or UTF-16, the only allowed encodings. @returns undefined for any other encoding */
function decode(part: Buffer): string | undefined {
  const start = part.subarray(0, 2).toString('hex');
  const encoding = start === 'fffe' ? 'utf-16le' : start === 'feff' ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(part);
    const declared = /^<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(text)?.[1]?.toLowerCase();
    const isSame = declared === undefined || encoding.startsWith(declared) || declared === encoding;
    return isSame ? text : undefined;
  } catch {
    // The bytes are not valid in this encoding.
    return undefined;
  }
}

/**
 * Names of the storages and streams that contain macros in old Word and Excel files. Source: [MS-OVBA] 2.2.1, [MS-DOC]
 * 2.1.9, [MS-XLS] 2.1.2.
 */
const macroStorages = new Set(['macros', 'vba', '_vba_project', '_vba_project_cur']);
/** Name of the stream that contains an embedded file of any type. Source: [MS-OLEDS] 2.3.6. */
const packageStream = '\u0001Ole10Native';

function findCompoundFileIssue(file: Buffer): FileIssue | undefined {
  const { allNames, readStream } = readCompoundFile(file);
  if (allNames.some((name) => macroStorages.has(name.toLowerCase()))) return 'macros';
  if (allNames.includes(packageStream)) return 'embedded-file';
  if (allNames.includes('EncryptedPackage')) return 'encrypted';
  const workbooks = ['Workbook', 'Book'].filter((name) => allNames.includes(name));
  for (const name of workbooks) {
    const issue = findWorkbookIssue(readStream(name));
    if (issue) return issue;
  }
  return allNames.includes('PowerPoint Document') &&
    hasMacrosOfSlides(readStream('PowerPoint Document'))
    ? 'macros'
    : undefined;
}

/** Types of records in the globals substream of an old workbook. Source: [MS-XLS] 2.4.28, 2.4.103, 2.4.117. */
const boundSheet = 0x0085;
const endOfPart = 0x000a;
const filePass = 0x002f;

/** Finds macro sheets in the list of sheets: kind 1 is an Excel 4 macro sheet, kind 6 a Visual Basic module. */
function findWorkbookIssue(stream: Buffer): FileIssue | undefined {
  for (let at = 0; at + 4 <= stream.length; at += 4 + stream.readUInt16LE(at + 2)) {
    const kind = stream.readUInt16LE(at);
    if (kind === endOfPart) return undefined;
    if (kind === filePass) return 'encrypted';
    if (kind === boundSheet && [1, 6].includes(stream[at + 4 + 5] ?? 0)) return 'macros';
  }
  return undefined;
}

/**
 * A part of the headers of a VbaInfoContainer and its atom. The field `fHasMacros` begins 4 bytes after these bytes.
 * Source: [MS-PPT] 2.4.10 and 2.4.11.
 */
const slideMacros = Buffer.from('ff0314000000020000040c000000', 'hex');

/** Whether an old presentation has macros. It stores them compressed in this stream, and not in a storage. */
function hasMacrosOfSlides(stream: Buffer): boolean {
  for (
    let at = stream.indexOf(slideMacros);
    at >= 0;
    at = stream.indexOf(slideMacros, at + slideMacros.length)
  ) {
    const hasMacrosAt = at + slideMacros.length + 4;
    if (hasMacrosAt + 4 <= stream.length && stream.readUInt32LE(hasMacrosAt) !== 0) return true;
  }
  return false;
}
