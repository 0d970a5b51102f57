import fc from 'fast-check';
import readExcelFile from 'read-excel-file/node';
import { unpackZip } from '../documents/checking/unpackZip.ts';
import { encodeCellText, writeWorkbook } from './writeWorkbook.ts';

/** Writes the texts into a sheet with one column, without a heading. */
async function write(texts: readonly string[]): Promise<Buffer> {
  return Buffer.from(await writeWorkbook([{ name: 'Texts', rows: texts.map((text) => [text]) }]));
}

/** Reads the texts as a spreadsheet program does. */
async function read(workbook: Buffer): Promise<unknown[]> {
  const [sheet] = await readExcelFile(workbook, { trim: false });
  return sheet!.data.map(([text]) => text);
}

/** Reads the parts of a workbook whose names have this ending, as XML. */
async function readXml(workbook: Buffer, ending: string): Promise<string> {
  const unpacked = await unpackZip(workbook, { bytes: 1_000_000 }, (name) => name.endsWith(ending));
  return [...unpacked!.wanted.values()].join('');
}

describe('a text in an exported workbook', () => {
  it.each([
    '+385 1 234',
    '-5 %',
    '=1+1',
    '@SUM(A1)',
    "'quoted",
    ' with spaces ',
    '_x0041_',
    '_x000D_',
    '_x005F_x0041_',
    '_x0041_x0042_',
    '_x00e9_',
    'part_x1234',
    'one\r\ntwo\rthree\nfour\tfive',
    'čšž 漢 💛 \ufffd',
    '\u0001\u0085\u009f',
    'toString',
    'constructor',
    '__proto__',
  ])('is read back unchanged: %j', async (text) => {
    expect(await read(await write([text]))).toEqual([text]);
  });

  it('is read back unchanged, whatever it contains', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom('_', 'x', '0', '4', 'D', 'f', '\r', '\n', '\ufffd') }),
    );
    const filled = text.filter((one) => one !== '');
    await fc.assert(
      fc.asyncProperty(fc.array(filled, { minLength: 1, maxLength: 50 }), async (texts) => {
        expect(await read(await write(texts))).toEqual(texts);
      }),
      { numRuns: 20 },
    );
  });

  it('keeps its carriage returns, which XML would turn into line feeds', async () => {
    const xml = await readXml(await write(['one\r\ntwo']), 'sharedStrings.xml');
    expect(xml).toContain('one_x000D_\ntwo');
  });

  it('is never a formula, not even after it is edited', async () => {
    const workbook = await write(['=1+1', '=HYPERLINK("https://example.com")']);
    const sheet = await readXml(workbook, 'sheet1.xml');
    expect(sheet.match(/<c [^>]*>/g)).toEqual([
      expect.stringContaining('t="s"'),
      expect.stringContaining('t="s"'),
    ]);
    expect(sheet).not.toContain('<f');
    // The cell format “Text”: what a user types into such a cell stays a text.
    expect(await readXml(workbook, 'styles.xml')).toContain('formatCode="@"');
  });

  it('is cut at Excel’s limit for a cell, and ends with a note that it was cut', async () => {
    expect(encodeCellText('x'.repeat(32_767))).toHaveLength(32_767);
    const cut = encodeCellText('x'.repeat(32_768));
    expect(cut).toHaveLength(32_767);
    expect(cut).toMatch(/whole in the JSON export\)$/);
    expect(encodeCellText('💛'.repeat(16_384))).toMatch(/^💛+ … \(whole/u);
  });
});
