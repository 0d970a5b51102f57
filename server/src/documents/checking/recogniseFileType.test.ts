import { fileTypes } from '@cert/shared/domain';
import { recogniseFileType } from './recogniseFileType.ts';
import {
  createOfficeArchive,
  createCompoundFile,
  createOfficeContentTypes,
  sampleFiles,
} from '../testing/sampleFiles.ts';

const pdf = sampleFiles['application/pdf'];
const png = sampleFiles['image/png'];
const doc = sampleFiles['application/msword'];

describe('the type of a file', () => {
  it.each(fileTypes)('is recognised as %s from its bytes', async (fileType) => {
    expect(await recogniseFileType(sampleFiles[fileType])).toBe(fileType);
  });

  it.each([
    [
      'an old Word document with a spreadsheet',
      ['WordDocument', 'ObjectPool/_1/Workbook'],
      'application/msword',
    ],
    [
      'an old spreadsheet with a Word document',
      ['Workbook', 'MBD1/WordDocument'],
      'application/vnd.ms-excel',
    ],
    ['a spreadsheet of Excel 95', ['Book'], 'application/vnd.ms-excel'],
    ['a compound file of another program', ['Contents'], undefined],
    ['an encrypted file', ['EncryptedPackage', 'EncryptionInfo'], undefined],
  ])('is derived from the names of the streams for %s', async (_what, paths, fileType) => {
    expect(await recogniseFileType(createCompoundFile(...paths))).toBe(fileType);
  });

  it('is recognised in an old Office file whose directory has 300 other entries first', async () => {
    const many = Array.from({ length: 300 }, (_, index) => `Storage/${index}`);
    expect(await recogniseFileType(createCompoundFile(...many, 'Workbook'))).toBe(
      'application/vnd.ms-excel',
    );
  });

  it.each<[string, Buffer]>([
    ['an empty file', Buffer.alloc(0)],
    ['a text file', Buffer.from('a text that says pdf')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)])],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1')],
    ['HTML before a PDF', Buffer.concat([Buffer.from('<script>1</script>'), pdf])],
    ['an archive that is no Office file', createOfficeArchive(Buffer.from('<Types/>'))],
  ])('is unknown for %s', async (_what, bytes) => {
    expect(await recogniseFileType(bytes)).toBe(undefined);
  });

  it('is recognised as “with macros” from the list of content types', async () => {
    expect(await recogniseFileType(createOfficeArchive(macroTypes()))).toBe('with-macros');
  });

  it.each(fileTypes.filter((type) => !type.includes('openxml')))(
    'is unknown for a %s that was cut off',
    async (fileType) => {
      const bytes = sampleFiles[fileType];
      for (const share of [0.1, 0.3, 0.5])
        expect(await recogniseFileType(bytes.subarray(0, bytes.length * share))).toBe(undefined);
    },
  );

  it('is unknown for an archive whose list of content types unpacks to an excessive size', async () => {
    const bomb = createOfficeArchive(Buffer.alloc(60_000_000, ' '));
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await recogniseFileType(bomb)).toBe(undefined);
  });

  it('is unknown for an old Office file whose sectors refer to each other in a circle', async () => {
    // Replaces every possible sector number by one of the first sectors, so that the chains become circles.
    for (const place of [0, 1, 2]) {
      const circle = Buffer.from(doc);
      for (let at = 512; at < circle.length; at += 4) circle.writeUInt32LE(place, at);
      for (const at of [48, 68, 76]) circle.writeUInt32LE(place, at);
      expect(await recogniseFileType(circle)).toBe(undefined);
    }
  });

  it('is recognised even if the bytes are a part of a larger buffer', async () => {
    const larger = Buffer.concat([pdf, png]);
    expect(await recogniseFileType(larger.subarray(pdf.length))).toBe('image/png');
  });
});

function macroTypes(): Buffer {
  return Buffer.from(
    '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
  );
}
