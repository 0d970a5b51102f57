import { fileTypes, type FileType } from '@cert/shared/domain';
import { fileTypeFromBuffer } from 'file-type';
import { readCompoundNames } from './readCompoundNames.ts';
import { unpacksTooFar } from './unpacksTooFar.ts';

/** The stream that makes a compound file a document of an old Office program. Source: [MS-DOC], [MS-XLS], [MS-PPT]. */
const oldOfficeStreams: Record<string, FileType> = {
  WordDocument: 'application/msword',
  Workbook: 'application/vnd.ms-excel',
  // Excel 5 and 95.
  Book: 'application/vnd.ms-excel',
  'PowerPoint Document': 'application/vnd.ms-powerpoint',
};

/** What the last part of a whole file holds; what was cut off has lost it. Of archives it is the directory. */
const ends: { [type in FileType]?: string } = {
  'application/pdf': '%%EOF',
  'image/png': 'IEND',
  'image/jpeg': '\u00ff\u00d9',
};

/**
 * Of which allowed type a file is, by its bytes alone; undefined when it is of another type, of none, cut off, or an
 * archive that would unpack to far more than it is.
 * Nothing in it is unpacked but the list of contents of a new Office file, within the library's bounds.
 */
export async function recogniseFileType(bytes: Uint8Array): Promise<FileType | undefined> {
  const found = await fileTypeFromBuffer(bytes);
  if (found?.mime === 'application/x-cfb') {
    const streams = readCompoundNames(bytes).filter((name) =>
      Object.hasOwn(oldOfficeStreams, name),
    );
    return streams[0] === undefined ? undefined : oldOfficeStreams[streams[0]];
  }
  const fileType = fileTypes.find((type) => type === found?.mime);
  if (!fileType) return undefined;
  const end = ends[fileType];
  if (end === undefined) return unpacksTooFar(bytes) ? undefined : fileType;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(end, 0, 'latin1')
    ? fileType
    : undefined;
}
