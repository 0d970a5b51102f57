import { listHeadingAnchors, findCitationIssues, findOutdatedNames } from './findCitationIssues.ts';

const anchors: Record<string, readonly string[]> = {
  'docs/grading.md': ['blind-phase'],
  'docs/README.md': ['files'],
  'README.md': ['commands'],
};
const find = (path: string) =>
  [path, `${path}.md`].find((candidate) => candidate in anchors || candidate === 'docs/pictures/');
const check = (text: string, file = 'server/src/read.ts') =>
  findCitationIssues({ file, text }, { find, anchorsOf: (cited) => new Set(anchors[cited]) });

describe('a citation of a document in a comment', () => {
  it.each([
    'docs/grading.md',
    'docs/grading',
    'docs/grading#blind-phase',
    'docs/grading.md#blind-phase',
    'docs/pictures/',
  ])('%s is correct, because file and heading exist', (citation) => {
    expect(check(`/** See ${citation}. */\n`)).toEqual({ citations: 1, issues: [] });
  });

  it('is reported with its line if its file or its heading is missing', () => {
    const text = [
      '/**',
      ' * Hidden (docs/grading.md#reveal).',
      ' */',
      "const page = 'docs/lost.md'; // docs/lost#blind-phase",
    ].join('\n');
    expect(check(text)).toEqual({
      citations: 3,
      issues: [
        'server/src/read.ts:2: docs/grading.md#reveal: docs/grading.md has no heading with this anchor.',
        'server/src/read.ts:4: docs/lost.md: there is no such file.',
        'server/src/read.ts:4: docs/lost#blind-phase: there is no such file.',
      ],
    });
  });

  it.each(['// https://example.com/docs/lost.md', '# apidocs/lost.md', '// [a](lost.md)'])(
    '%s does not count as a citation',
    (text) => {
      expect(check(text, 'deploy/compose.yaml')).toEqual({ citations: 0, issues: [] });
    },
  );
});

describe('a link in a Markdown document', () => {
  it.each([
    '[grades](grading.md#blind-phase)',
    '[here](#files)',
    '![picture](../docs/pictures/)',
    '[start](../README.md#commands "Commands")',
    '[elsewhere](https://example.com/lost.md#lost)',
    '`[code](lost.md)`',
    '```\n[code](lost.md)\n```',
  ])('%s is correct', (link) => {
    expect(check(`Text\n\n${link}\n`, 'docs/README.md').issues).toEqual([]);
  });

  it('is reported once if its file or its heading is missing', () => {
    const text =
      '# Files\n\n[a](lost.md) and\n[b](#lost), [c](../docs/grading.md#lost)\n\n[d]: no.md\n';
    expect(check(text, 'docs/README.md').issues).toEqual([
      'docs/README.md:3: lost.md: there is no such file.',
      'docs/README.md:4: #lost: docs/README.md has no heading with this anchor.',
      'docs/README.md:4: ../docs/grading.md#lost: docs/grading.md has no heading with this anchor.',
      'docs/README.md:6: no.md: there is no such file.',
    ]);
  });
});

describe('the citation of a document that is not in the repository', () => {
  it.each([
    'spec §4',
    'spec 1 §4',
    'spec 1, section 4',
    'Spec 2\n * § 5',
    'decisions.md §2',
    'architecture §3',
    'style §3',
    'shared/design/style.md',
  ])('%s is reported', (citation) => {
    const { issues } = check(`/** Source: ${citation}. */\n`);
    expect(issues).toEqual([
      expect.stringMatching(/^server\/src\/read\.ts:1: ".+" is in no document of the repository/s),
    ]);
  });

  it.each(['RFC 9110 §13.1.2', 'CSS Color 4, sample code (§18)', 'the look of a section'])(
    '%s is allowed: it cites a public standard or nothing',
    (citation) => {
      expect(check(`// ${citation}`).issues).toEqual([]);
    },
  );
});

describe('a name or path in a document about the code', () => {
  const namesCheck = (text: string) =>
    findOutdatedNames(
      { file: 'docs/walk.md', text },
      {
        isInCode: (name) => name === 'gradeArea',
        exists: (path) => ['server', 'server/src'].includes(path),
      },
    );

  it('is correct if the code contains it', () => {
    expect(namesCheck('`gradeArea` is in `server/src`.')).toEqual({ citations: 2, issues: [] });
  });

  it('is reported with its line if it was renamed or moved', () => {
    expect(namesCheck('The walk:\n\n`gradeAll` is in `server/grading`.').issues).toEqual([
      'docs/walk.md:3: `gradeAll` is not in the code.',
      'docs/walk.md:3: `server/grading` is not in the code.',
    ]);
  });

  it.each([
    '`answer_{id}`',
    '`npm run check`',
    '`not-found`',
    '`report/new`',
    '```\ngradeAll\n```',
  ])('%s is not checked, because it is neither a name nor a path', (text) => {
    expect(namesCheck(text)).toEqual({ citations: 0, issues: [] });
  });
});

describe('the anchors of headings in Markdown', () => {
  it('are built as on GitHub: lower case, no punctuation or markup, a number if repeated', () => {
    const text = [
      '# The code: `a_b` & more!',
      '## A [linked](x.md) _word_',
      '## Ključno područje',
      '### Files ###',
      '### Files',
      '```',
      '# no heading',
      '```',
    ].join('\n');
    expect([...listHeadingAnchors(text)]).toEqual([
      'the-code-a_b--more',
      'a-linked-word',
      'ključno-područje',
      'files',
      'files-1',
    ]);
  });
});
