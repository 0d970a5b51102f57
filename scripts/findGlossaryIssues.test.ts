import { findGlossaryIssues, parseForbiddenTerms } from './findGlossaryIssues.ts';

const glossary = `
| word      | meaning      | not                      |
| --------- | ------------ | ------------------------ |
| reader    | reads        | \`lookAtAll\`, “whodunit” |
| benchmark | compares     |                          |

| hr    | sr    |
| ----- | ----- |
| \`no\` | “not” |

| word | not              |
| ---- | ---------------- |
| path | “winding street” |
`;
const forbidden = { names: new Set(['lookAtAll']), phrases: ['whodunit', 'winding street'] };
const faultsIn = (text: string, file = 'server/src/read.ts') =>
  findGlossaryIssues({ file, text }, forbidden);

describe('parseForbidden', () => {
  it('reads names and phrases of every column “not”, and of no other column', () => {
    const { names, phrases } = parseForbiddenTerms(
      glossary.replace('winding street', 'winding street'),
    );
    expect([...names]).toEqual(['lookAtAll']);
    expect(phrases).toEqual(['whodunit', 'winding street']);
  });

  it('refuses an entry that is neither a name nor a phrase', () => {
    expect(() => parseForbiddenTerms(glossary.replace('“whodunit”', 'whodunit'))).toThrow(
      'Line 4: "whodunit" is neither a `name` nor a “phrase”.',
    );
  });
});

describe('findGlossaryIssues', () => {
  it('finds a name where it is declared, called, imported and in a type', () => {
    const text = `import { lookAtAll } from './x.ts';\n\nexport const seen = lookAtAll();\ntype lookAtAll = 1;\n`;
    expect(faultsIn(text)).toEqual([
      'server/src/read.ts:1: the name "lookAtAll" is not in use.',
      'server/src/read.ts:3: the name "lookAtAll" is not in use.',
      'server/src/read.ts:4: the name "lookAtAll" is not in use.',
    ]);
  });

  it('finds a name in JSX and as an attribute', () => {
    const text = `export const View = () => (\n  <Page\n    lookAtAll={1}\n  />\n);\n`;
    expect(faultsIn(text, 'shell/src/View.tsx')).toEqual([
      'shell/src/View.tsx:3: the name "lookAtAll" is not in use.',
    ]);
  });

  it('finds a name of a file', () => {
    expect(faultsIn('export {};\n', 'server/src/lookAtAll.test.ts')).toEqual([
      'server/src/lookAtAll.test.ts:1: the file name "lookAtAll" is not in use.',
    ]);
  });

  it('finds phrases in every kind of comment, in any case, over a line break', () => {
    const text = [
      '// A Whodunit before all.',
      'export const a = [',
      '  1, // whodunit behind',
      '];',
      '/**',
      ' * Along a winding',
      ' * street.',
      ' */',
      'export const b = `x ${/* whodunit within */ 1}`;',
      '// whodunit at the end',
    ].join('\n');
    expect(faultsIn(text)).toEqual(
      ['1', '3', '6', '9', '10'].map((line) =>
        expect.stringMatching(new RegExp(`^server/src/read.ts:${line}: the word `)),
      ),
    );
  });

  it('leaves texts, parts of longer names and parts of longer words alone', () => {
    const text = [
      `export const title = 'lookAtAll, a whodunit';`,
      'export const lookAtAllOfIt = `whodunit // ${title}`;',
      '// whodunits',
      'export const url = "https://example.com/whodunit";',
    ].join('\n');
    expect(faultsIn(text)).toEqual([]);
    expect(faultsIn('const T = () => <p>a // whodunit</p>;', 'a.tsx')).toEqual([]);
  });
});
