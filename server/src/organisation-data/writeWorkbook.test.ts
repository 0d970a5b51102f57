import fc from 'fast-check';
import { makeCellSafe } from './writeWorkbook.ts';

describe('a cell of an exported sheet', () => {
  it.each(['=1+1', '+385 1 234', '-5 days', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＠x'])(
    'that begins like a formula gets an apostrophe: %j',
    (text) => {
      expect(makeCellSafe(text)).toBe(`'${text}`);
    },
  );

  it.each(['Plan', ' =1', '1+1', "'=1", '', 'čšž'])('is otherwise left as it is: %j', (text) => {
    expect(makeCellSafe(text)).toBe(text);
  });

  it('keeps numbers, flags and nothing as they are', () => {
    expect([-5, 0, true, null].map(makeCellSafe)).toEqual([-5, 0, true, null]);
  });

  it('does not let a character that is dropped hide a formula', () => {
    expect(makeCellSafe('\u0000=1')).toBe("'=1");
  });

  it('is as long as Excel allows, and says when it was cut', () => {
    expect(makeCellSafe('x'.repeat(32_767))).toHaveLength(32_767);
    const cut = String(makeCellSafe('x'.repeat(32_768)));
    expect(cut).toHaveLength(32_767);
    expect(cut).toMatch(/whole in the JSON export\)$/);
  });

  it('never begins like a formula, whatever was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(makeCellSafe(text)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      }),
    );
  });
});
