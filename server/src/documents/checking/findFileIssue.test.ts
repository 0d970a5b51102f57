import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { fileTypes, type FileType } from '@cert/shared/domain';
import * as CFB from 'cfb';
import {
  createOfficeArchive,
  createCompoundFile,
  createOfficeContentTypes,
  sampleFiles,
} from '../testing/sampleFiles.ts';
import { packZip, type ZipPart } from '../testing/packZip.ts';
import { findFileIssue } from './findFileIssue.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const xls = 'application/vnd.ms-excel';
const ppt = 'application/vnd.ms-powerpoint';

const types: ZipPart = {
  name: '[Content_Types].xml',
  bytes: createOfficeContentTypes('wordprocessingml.document'),
};
const text: ZipPart = { name: 'word/document.xml', bytes: Buffer.alloc(3000, '<w/>') };
const officeFile = (...parts: ZipPart[]) => packZip([types, ...parts]);
const issueOf = (bytes: Buffer, fileType: FileType = docx) => findFileIssue(bytes, fileType);
const part = (name: string, bytes: Buffer | string = 'x'): ZipPart => ({
  name,
  bytes: Buffer.from(bytes),
});
const blank = { crc: 0, packedBytes: 0, unpackedBytes: 0 };

describe('the check of an uploaded file accepts', () => {
  it('an archive of 10,000 files, but no archive of 10,001 files', async () => {
    const files = (count: number) =>
      officeFile(
        ...Array.from({ length: count - 1 }, (_, at) => ({
          ...part(`word/${at}.xml`),
          isStored: true,
        })),
      );
    expect(await issueOf(files(10_000))).toBe(undefined);
    expect(await issueOf(files(10_001))).not.toBe(undefined);
  });

  it.each(fileTypes)('the smallest possible %s', async (fileType) => {
    expect(await findFileIssue(sampleFiles[fileType], fileType)).toBe(undefined);
  });

  it.each<[string, FileType]>([
    ['upitnik-o-zadovoljstvu.doc', 'application/msword'],
    ['pravilnik-o-selekciji.docx', docx],
    ['plan-obuka.xls', xls],
    [
      'matrica-kompetencija.xlsx',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
    ['prvih-90-dana-stariji.ppt', ppt],
    [
      'prvih-90-dana.pptx',
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    ],
  ])('the real file %s', async (name, fileType) => {
    const bytes = await readFile(join(process.cwd(), 'content', 'demo', 'documents', name));
    expect(await findFileIssue(bytes, fileType)).toBe(undefined);
  });

  it.each<[string, Buffer]>([
    ['a file that is not packed', officeFile({ ...text, isStored: true })],
    ['the sizes stated after a file', officeFile({ ...text, hasDescriptor: 'with-signature' })],
    [
      'the sizes stated after a file, without a signature',
      officeFile({ ...text, hasDescriptor: 'without-signature' }),
    ],
    [
      'the sizes stated after a file, in 64 bits',
      officeFile({ ...text, hasDescriptor: 'of-64-bits' }),
    ],
    ['sizes in 64 bits', officeFile({ ...text, isZip64: true })],
    [
      'a comment that contains the signature of an end record',
      packZip([types, text], { comment: 'PK\u0005\u0006' }),
    ],
    ['an empty file', officeFile(part('word/empty.xml', ''))],
    ['nine megabytes of spaces', officeFile(part('word/a.xml', Buffer.alloc(9_000_000, ' ')))],
    ['an embedded spreadsheet', officeFile(part('word/embeddings/a.xlsx', officeFile(text)))],
    [
      'an old embedded spreadsheet',
      officeFile(part('word/embeddings/a.bin', createCompoundFile('Workbook'))),
    ],
  ])('an archive with %s', async (_what, bytes) => {
    expect(await issueOf(bytes)).toBe(undefined);
  });
});

describe('an archive is refused as damaged if', () => {
  const lies: [what: string, bytes: Buffer][] = [
    [
      'a file is longer than its headers state',
      officeFile({ ...text, ...bothSay({ unpackedBytes: 2999 }) }),
    ],
    [
      'a file is shorter than its headers state',
      officeFile({ ...text, ...bothSay({ unpackedBytes: 3001 }) }),
    ],
    ['the checksum of a file is wrong', officeFile({ ...text, ...bothSay({ crc: 1 }) })],
    [
      'the two headers of a file differ in size',
      officeFile({ ...text, local: { unpackedBytes: 10 } }),
    ],
    [
      'the two headers of a file differ in packed size',
      officeFile({ ...text, local: { packedBytes: 1 } }),
    ],
    [
      'the two headers of a file differ in name',
      officeFile({ ...text, local: { name: 'word/vba.bin.xml1' } }),
    ],
    ['the two headers of a file differ in method', officeFile({ ...text, local: { method: 0 } })],
    [
      'the size stated after a file differs from its headers',
      officeFile({ ...text, hasDescriptor: 'with-signature', descriptor: { unpackedBytes: 5 } }),
    ],
    [
      'the sizes that should follow a file are missing',
      officeFile({ ...text, local: { flags: 8 }, directory: { flags: 8 } }),
    ],
    [
      'a file has an unsupported compression method',
      officeFile({ ...text, ...bothSay({ method: 12 }) }),
    ],
    ['it is encrypted', officeFile({ ...text, ...bothSay({ flags: 1 }) })],
    [
      'two entries refer to the same file',
      officeFile(text, { ...part('word/b.xml'), directory: { at: 0 } }),
    ],
    ['one file lies within another', overlapping()],
    [
      'the names of two files differ only in case',
      officeFile(text, { ...text, name: 'WORD/Document.xml' }),
    ],
    ['the stated number of files is wrong', packZip([types, text], { count: 1 })],
    ['more bytes follow its end', Buffer.concat([officeFile(text), Buffer.from('more')])],
    ['it is cut off', officeFile(text).subarray(0, -30)],
    [
      'an entry refers to a position outside of it',
      officeFile({ ...text, directory: { at: 4_000_000_000 } }),
    ],
    [
      'a file is stated as packed, but is not',
      officeFile({ ...text, isStored: true, ...bothSay({ method: 8 }) }),
    ],
    [
      'a file unpacks to far more than its own size',
      officeFile(part('word/a.xml', Buffer.alloc(60_000_000))),
    ],
    [
      'its files together unpack to far more than its own size',
      officeFile(...[1, 2, 3, 4].map((n) => part(`word/${n}.xml`, Buffer.alloc(9_000_000)))),
    ],
    ['a header states neither sizes nor checksum', officeFile({ ...text, local: blank })],
    [
      'a header states other sizes than those after the file',
      officeFile({ ...text, hasDescriptor: 'with-signature', local: { unpackedBytes: 10 } }),
    ],
    ['it is one disk of an archive on several', withEnd(4, 1)],
    ['its list of contents is on another disk', withEnd(6, 1)],
    ['the stated number of files on its disk is wrong', withEnd(8, 1)],
    ['its comment is cut off', withEnd(20, 1)],
    ['it has no list of contents', packZip([text])],
  ];
  it.each(lies)('%s', async (_what, bytes) => {
    expect(await issueOf(bytes)).toBe('damaged');
  });

  it('a file unpacks to more than its headers state, and unpacking stops early', async () => {
    // The file unpacks to 400 MB, although its headers state one kilobyte.
    const bomb = part('word/a.xml', Buffer.alloc(400_000_000));
    const bytes = officeFile({ ...bomb, ...bothSay({ unpackedBytes: 1024 }) });
    let unpackedBytes = 0;
    const inflating = createInflateRaw().constructor;
    const push = Readable.prototype.push;
    jest.spyOn(Readable.prototype, 'push').mockImplementation(function (this: Readable, chunk) {
      if (this.constructor === inflating) unpackedBytes += (chunk as Buffer | null)?.length ?? 0;
      return push.call(this, chunk);
    });
    expect(await issueOf(bytes)).toBe('damaged');
    jest.restoreAllMocks();
    // A few megabytes are allowed, because the stream unpacks some chunks ahead of the reader.
    expect(unpackedBytes).toBeGreaterThan(1024);
    expect(unpackedBytes).toBeLessThan(4_000_000);
  });

  it('it is damaged, even while other damaged archives are being checked', async () => {
    const found = await Promise.all(lies.map(([, bytes]) => issueOf(bytes)));
    expect(new Set(found)).toEqual(new Set(['damaged']));
  });
});

describe('macros are found', () => {
  const override = (contentType: string) =>
    `<Types><Override PartName="/word/x.bin" ContentType="${contentType}"/></Types>`;
  const macroType = override('application/vnd.ms-office.vbaProject');
  const rels = (type: string) =>
    `<Relationships><Relationship Id="a" Target="x.bin" Type="http://schemas.microsoft.com/office/2006/relationships/${type}"/></Relationships>`;
  const bigEndian = Buffer.from(`\ufeff${macroType}`, 'utf16le').swap16();

  it.each<[string, Buffer]>([
    ['by the name of their part', officeFile(part('word/vbaProject.bin'))],
    ['by the name of their part, in any case', officeFile(part('Word/VBAPROJECT.BIN'))],
    [
      'by the name of their part, although an extra field states another name',
      officeFile({ ...part('word/vbaProject.bin'), unicodeName: 'word/media.xml' }),
    ],
    ['by the part with their data', officeFile(part('word/vbaData.xml'))],
    ['as an Excel 4 macro sheet', officeFile(part('xl/macrosheets/sheet1.xml'))],
    [
      'by their content type, whatever the name of their part',
      packZip([{ ...types, bytes: Buffer.from(macroType) }]),
    ],
    [
      'by their content type, written with entities',
      packZip([{ ...types, bytes: Buffer.from(macroType.replace('vba', '&#118;b&#x61;')) }]),
    ],
    ['by their content type in UTF-16', packZip([{ ...types, bytes: bigEndian }])],
    ['by a relationship', officeFile(part('word/_rels/document.xml.rels', rels('vbaProject')))],
    [
      'by a relationship to an Excel 4 macro sheet',
      officeFile(part('xl/_rels/workbook.xml.rels', rels('xlMacrosheet'))),
    ],
    [
      'in a spreadsheet embedded in a Word document',
      officeFile(part('word/embeddings/a.xlsx', officeFile(part('xl/vbaProject.bin')))),
    ],
    [
      'in an old spreadsheet embedded in a Word document',
      officeFile(
        part('word/embeddings/a.bin', createCompoundFile('Workbook', '_VBA_PROJECT_CUR/VBA/dir')),
      ),
    ],
  ])('%s', async (_how, bytes) => {
    expect(await issueOf(bytes)).toBe('macros');
  });

  it.each<[string, string[], FileType]>([
    ['Word document', ['WordDocument', 'Macros/VBA/_VBA_PROJECT'], 'application/msword'],
    ['spreadsheet', ['Workbook', '_VBA_PROJECT_CUR/VBA/dir'], xls],
    [
      'Word document with a spreadsheet',
      ['WordDocument', 'ObjectPool/_1/VBA/dir'],
      'application/msword',
    ],
  ])('in an old %s', async (_what, paths, fileType) => {
    expect(await issueOf(createCompoundFile(...paths), fileType)).toBe('macros');
  });

  const record = (kind: number, ...bytes: number[]) => {
    const head = Buffer.alloc(4);
    head.writeUInt16LE(kind, 0);
    head.writeUInt16LE(bytes.length, 2);
    return Buffer.concat([head, Buffer.from(bytes)]);
  };
  const sheet = (kind: number) => record(0x85, 0, 0, 0, 0, 0, kind, 1, 0, 65);
  const begin = record(0x809, ...Array<number>(16).fill(0));
  const end = record(0x0a);
  const workbook = (...records: Buffer[]) =>
    withStream('Workbook', Buffer.concat([begin, ...records, end]));

  it.each<[string, Buffer, string | undefined]>([
    [
      'not found if there are only usual sheets and charts',
      workbook(sheet(0), sheet(2)),
      undefined,
    ],
    ['found as an Excel 4 macro sheet', workbook(sheet(0), sheet(1)), 'macros'],
    ['found as a Visual Basic module', workbook(sheet(6)), 'macros'],
    [
      'found as an Excel 4 macro sheet after 900 other sheets',
      workbook(...Array<Buffer>(900).fill(sheet(0)), sheet(1)),
      'macros',
    ],
    [
      'not found if the list is encrypted; the file is then refused as encrypted',
      workbook(record(0x2f, 1, 0)),
      'encrypted',
    ],
  ])('by the list of sheets of an old Excel file, or not: %s', async (_what, bytes, issue) => {
    expect(await issueOf(bytes, xls)).toBe(issue);
  });

  const slides = (hasMacros: number, before = 5000) => {
    const info = Buffer.from('1f00ff0314000000020000040c00000007000000', 'hex');
    const rest = Buffer.from([hasMacros, 0, 0, 0, 2, 0, 0, 0]);
    return withStream('PowerPoint Document', Buffer.concat([Buffer.alloc(before), info, rest]));
  };
  it('in an old PowerPoint file that states that it has macros', async () => {
    expect(await issueOf(slides(0), ppt)).toBe(undefined);
    expect(await issueOf(slides(1), ppt)).toBe('macros');
    // In the first file the macros are in a stream of mini sectors; in the second they cross a sector boundary.
    for (const before of [500, 5100]) expect(await issueOf(slides(1, before), ppt)).toBe('macros');
  });
});

describe('a file in an Office document is refused', () => {
  it.each<[string, Buffer, FileType]>([
    [
      'as a package',
      officeFile(part('word/embeddings/oleObject1.bin', createCompoundFile('\u0001Ole10Native'))),
      docx,
    ],
    [
      'as a package in an old Word document',
      createCompoundFile('WordDocument', 'ObjectPool/_1/\u0001Ole10Native'),
      'application/msword',
    ],
    [
      'as an archive under the name of a picture',
      officeFile(part('word/media/a.png', packZip([text]))),
      docx,
    ],
    ['at too many levels of nesting', nested(6), docx],
  ])('if it is embedded %s', async (_what, bytes, fileType) => {
    expect(await issueOf(bytes, fileType)).toBe('embedded-file');
  });

  it('if it is encrypted', async () => {
    const hidden = createCompoundFile('EncryptedPackage', 'EncryptionInfo');
    expect(await issueOf(officeFile(part('word/embeddings/a.xlsx', hidden)))).toBe('encrypted');
  });
});

it.each<[string, string | Buffer]>([
  ['is not well-formed XML', '<Types>'],
  ['has a document type declaration', '<!DOCTYPE a><Types/>'],
  [
    'declares an encoding other than UTF-8 or UTF-16',
    '<?xml version="1.0" encoding="UTF-7"?><Types/>',
  ],
  ['is not valid text', Buffer.from([0x3c, 0xff, 0xfe, 0x00])],
])('an archive whose list of content types %s is refused as damaged', async (_what, bytes) => {
  expect(await issueOf(packZip([part(types.name, bytes)]))).toBe('damaged');
});

it('an archive made by another ZIP library is accepted', async () => {
  const bytes = createOfficeArchive(
    createOfficeContentTypes('wordprocessingml.document'),
    Buffer.alloc(9_000_000, ' '),
  );
  expect(await issueOf(bytes)).toBe(undefined);
});

function bothSay(says: ZipPart['local']): Pick<ZipPart, 'local' | 'directory'> {
  return { local: says, directory: says };
}

/** Creates an archive with a wrong number in its end record. @param offset offset within this record of 22 bytes */
function withEnd(offset: number, value: number): Buffer {
  const bytes = officeFile(text);
  bytes.writeUInt16LE(value, bytes.length - 22 + offset);
  return bytes;
}

function nested(depth: number): Buffer {
  return officeFile(part('word/embeddings/a.docx', depth === 0 ? 'x' : nested(depth - 1)));
}

function withStream(name: string, bytes: Buffer): Buffer {
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, name, bytes);
  return Buffer.from(CFB.write(file, { type: 'buffer' }) as Buffer);
}

/** Creates an archive in which one file consists of the bytes of another one, including the other one's header. */
function overlapping(): Buffer {
  const inner = part('word/inner.xml');
  const alone = packZip([inner]);
  const outer = {
    ...part('word/outer.xml', Buffer.concat([Buffer.from('<a/>'), alone])),
    isStored: true,
  };
  const at = officeFile(outer).indexOf(alone.subarray(0, 40));
  if (at < 0) throw new Error('the inner file is not within the outer');
  return officeFile(outer, { ...inner, directory: { at } });
}
