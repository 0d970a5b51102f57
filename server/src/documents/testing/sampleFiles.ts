import type { FileType } from '@cert/shared/domain';
import * as CFB from 'cfb';

/** A minimal PDF. */
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
    'trailer<</Root 1 0 R>>\n%%EOF\n',
);
/** Images of one pixel in the allowed formats, each as small as possible. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////' +
    '////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'base64',
);

/** A minimal file of each allowed type. */
export const sampleFiles: Record<FileType, Buffer> = {
  'application/pdf': pdf,
  'image/png': png,
  'image/jpeg': Buffer.concat([jpeg, Buffer.from([0xff, 0xd9])]),
  'application/msword': createCompoundFile('WordDocument'),
  'application/vnd.ms-excel': createCompoundFile('Workbook'),
  'application/vnd.ms-powerpoint': createCompoundFile('PowerPoint Document'),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': createOfficeArchive(
    createOfficeContentTypes('wordprocessingml.document'),
  ),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': createOfficeArchive(
    createOfficeContentTypes('spreadsheetml.sheet'),
  ),
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': createOfficeArchive(
    createOfficeContentTypes('presentationml.presentation'),
  ),
};

/** Creates a compound file with streams at these paths. */
export function createCompoundFile(...paths: string[]): Buffer {
  const file = CFB.utils.cfb_new();
  for (const path of paths) CFB.utils.cfb_add(file, path, Buffer.alloc(600, path));
  // The library adds properties to its buffer, so this returns a plain copy.
  return Buffer.from(CFB.write(file, { type: 'buffer' }) as Buffer);
}

/**
 * Creates a ZIP archive with this list of content types, as in new Office files, and optionally a part with these
 * bytes.
 */
export function createOfficeArchive(types: Buffer, part?: Buffer): Buffer {
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, '[Content_Types].xml', types);
  if (part) CFB.utils.cfb_add(file, 'word/document.xml', part);
  return CFB.write(file, { type: 'buffer', fileType: 'zip', compression: true }) as Buffer;
}

/**
 * Creates `[Content_Types].xml`, which says what an Office file since 2007 is.
 * @param kind `wordprocessingml.document` for Word
 */
export function createOfficeContentTypes(kind: string): Buffer {
  return Buffer.from(
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      `<Override PartName="/main.xml" ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`,
  );
}
