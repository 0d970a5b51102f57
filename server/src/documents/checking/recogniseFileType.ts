import { fileTypes, type FileType } from '@cert/shared/domain';
import { fileTypeFromBuffer } from 'file-type';
import { readCompoundFile } from './readCompoundFile.ts';

/** File type of an old Office document by the name of its main stream. Source: [MS-DOC], [MS-XLS], [MS-PPT]. */
const oldOfficeStreams: Record<string, FileType> = {
  WordDocument: 'application/msword',
  Workbook: 'application/vnd.ms-excel',
  // This stream is used by Excel 5 and 95.
  Book: 'application/vnd.ms-excel',
  'PowerPoint Document': 'application/vnd.ms-powerpoint',
};

/**
 * By file type: a text that occurs in the last part of a complete file. A file without this text is truncated. The
 * types that are archives are not listed, because `findFileIssue` checks them.
 */
const ends: { [type in FileType]?: string } = {
  'application/pdf': '%%EOF',
  'image/png': 'IEND',
  'image/jpeg': '\u00ff\u00d9',
};

/**
 * Detects the allowed type of a file from its bytes; undefined if it is of another type, unknown or truncated. Macros
 * in new Office files are detected from their list of content types. Only that list is unpacked, within the library's
 * limits; `findFileIssue` checks the rest. See docs/product/documents.md#file-types.
 */
export async function recogniseFileType(
  bytes: Uint8Array,
): Promise<FileType | 'with-macros' | undefined> {
  const found = await fileTypeFromBuffer(bytes);
  if (found?.mime === 'application/x-cfb') {
    const stream = readCompoundFile(bytes).topNames.find((name) =>
      Object.hasOwn(oldOfficeStreams, name),
    );
    return stream === undefined ? undefined : oldOfficeStreams[stream];
  }
  if (found?.mime.endsWith('.macroenabled.12')) return 'with-macros';
  const fileType = fileTypes.find((type) => type === found?.mime);
  const end = fileType && ends[fileType];
  if (end === undefined) return fileType;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(end, 0, 'latin1')
    ? fileType
    : undefined;
}
