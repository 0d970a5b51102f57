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

describe('reading forbidden terms from the glossary', () => {
  it('finds names and phrases in every column “not”, and in no other column', () => {
    const { names, phrases } = parseForbiddenTerms(
      glossary.replace('winding street', 'winding street'),
    );
    expect([...names]).toEqual(['lookAtAll']);
    expect(phrases).toEqual(['whodunit', 'winding street']);
  });

  it('throws for an entry that is neither a name nor a phrase', () => {
    expect(() => parseForbiddenTerms(glossary.replace('“whodunit”', 'whodunit'))).toThrow(
      'Line 4: "whodunit" is neither a `name` nor a “phrase”.',
    );
  });
});

describe('searching code for forbidden terms', () => {
  it('finds a name where it is declared, called, imported or used as a type', () => {
    const text = `import { lookAtAll } from './x.ts';\n\nexport const seen = lookAtAll();\ntype lookAtAll = 1;\n`;
    expect(faultsIn(text)).toEqual([
      'server/src/read.ts:1: the name "lookAtAll" is not in use.',
      'server/src/read.ts:3: the name "lookAtAll" is not in use.',
      'server/src/read.ts:4: the name "lookAtAll" is not in use.',
    ]);
  });

  it('finds a name as an attribute in JSX', () => {
    const text = `export const View = () => (\n  <Page\n    lookAtAll={1}\n  />\n);\n`;
    expect(faultsIn(text, 'shell/src/View.tsx')).toEqual([
      'shell/src/View.tsx:3: the name "lookAtAll" is not in use.',
    ]);
  });

  it('finds a name in a file name', () => {
    expect(faultsIn('export {};\n', 'server/src/lookAtAll.test.ts')).toEqual([
      'server/src/lookAtAll.test.ts:1: the file name "lookAtAll" is not in use.',
    ]);
  });

  it('finds phrases in every kind of comment, in upper or lower case, across line breaks', () => {
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

  it('does not search texts, parts of longer names or parts of longer words', () => {
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
