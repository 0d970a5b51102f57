import { fileTypes, type FileType } from '@cert/shared/domain';
import { fileTypeFromBuffer } from 'file-type';
import { readCompoundFile } from './readCompoundFile.ts';

/** The stream that makes a compound file a document of an old Office program. Source: [MS-DOC], [MS-XLS], [MS-PPT]. */
const oldOfficeStreams: Record<string, FileType> = {
  WordDocument: 'application/msword',
  Workbook: 'application/vnd.ms-excel',
  // Excel 5 and 95.
  Book: 'application/vnd.ms-excel',
  'PowerPoint Document': 'application/vnd.ms-powerpoint',
};

/** What the last part of a whole file holds; what was cut off has lost it. Archives are checked by `findFileIssue`. */
const ends: { [type in FileType]?: string } = {
  'application/pdf': '%%EOF',
  'image/png': 'IEND',
  'image/jpeg': '\u00ff\u00d9',
};

/**
 * Of which allowed type a file is, by its bytes alone; undefined when it is of another type, of none, or cut off. New
 * Office files with macros are told by their list of contents. Nothing in a file is unpacked but that list, within the
 * library's bounds; whether the rest is sound, `findFileIssue` says.
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
