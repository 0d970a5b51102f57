import { basename } from 'node:path';
import {
  expectIssue,
  type InjectedDefect,
  readIssuesAfterReplacing,
} from '../testing/expectIssue.ts';
import { smallCategoryYaml, writeEdition } from '../testing/writeContent.ts';
import { readEdition } from './readEdition.ts';

const strategy = 'areas/brand/questions/strategy';
const feedback = 'areas/brand/questions/feedback';

describe('reading an edition', () => {
  it('returns its categories, areas and questions, with default values for omitted fields', async () => {
    const { edition, issues } = await readEdition(await writeEdition());
    expect(issues).toEqual([]);
    expect(edition).toMatchObject({
      key: 'small',
      categories: [{ key: 'attracting', areas: [{ key: 'brand', questions: [{}, {}] }] }],
    });
    expect(edition!.categories[0]!.areas[0]!.questions[0]).toMatchObject({
      commentsRequired: false,
      disabled: false,
    });
  });

  it.each([
    {
      issue: 'a missing text',
      written: 'sr: Brend poslodavca, ',
      instead: '',
      at: 'areas/brand/title',
      language: 'sr',
      text: 'title: { hr: Brend, en: Brand }',
      message: 'is missing',
    },
    {
      issue: 'a plural form that is missing',
      written: 'sr: XXX % zaposlenih',
      instead: 'sr: { one: XXX čovek, other: XXX ljudi }',
      at: `${feedback}/benchmark/text`,
      language: 'sr',
      text: 'text: { hr: XXX % ljudi, sr: { one: XXX čovek, other: XXX ljudi }, en: XXX % of people }',
      message: 'must be a text, or one for each of: few, one, other',
    },
    {
      issue: 'a plural form that the language does not have',
      written: 'en: XXX % of people',
      instead: 'en: { one: XXX person, few: XXX people, other: XXX people }',
      at: `${feedback}/benchmark/text/en/few`,
      text: 'text: { hr: XXX % ljudi, sr: XXX % zaposlenih, en: { one: XXX person, few: XXX people, other: XXX people } }',
      message: 'there is no such field',
    },
    {
      issue: 'an empty text',
      written: 'sr: Prema planu.',
      instead: "sr: ' '",
      at: `${strategy}/answers/by-plan/content`,
      language: 'sr',
      text: "content: { hr: Po planu., sr: ' ', en: By a plan. }",
      message: 'the text is empty',
    },
    {
      issue: 'a field without a value',
      written: 'slug: brand',
      instead: 'slug:',
      at: 'areas/brand/slug',
      text: 'slug:',
      message: 'is empty',
    },
    {
      issue: 'a field that does not exist',
      written: 'importance: 2',
      instead: 'importance: 2\n        weight: 5',
      at: `${feedback}/weight`,
      text: 'weight: 5',
      message: 'there is no such field',
    },
    {
      issue: 'a kind of question that does not exist',
      written: 'kind: percentage',
      instead: 'kind: percent',
      at: `${feedback}/kind`,
      text: 'kind: percent',
      message: /"percentage"/,
    },
    {
      issue: 'an importance that does not exist',
      written: 'importance: 2',
      instead: 'importance: 4',
      at: `${feedback}/importance`,
      text: 'importance: 4',
      message: 'importance is 1 (key), 2 (desirable) or 3 (informative)',
    },
    {
      issue: 'a mark between the half steps',
      written: 'mark: 3',
      instead: 'mark: 2.7',
      at: `${strategy}/answers/by-plan/mark`,
      text: 'mark: 2.7',
      message: 'a mark is one of 0, 0.5, 1, 1.5, 2, 2.5, 3',
    },
    {
      issue: 'an id with capital letters and a space',
      written: 'key: by-plan',
      instead: 'key: By Plan',
      at: `${strategy}/answers/By Plan/key`,
      text: '- key: By Plan',
      message: 'must be lower-case words joined by hyphens',
    },
  ] satisfies InjectedDefect[])('reports $issue', expectIssue);

  it('reports a cycle of questions that disable each other, at each of these questions', async () => {
    const second = smallCategoryYaml
      .replace(/^key: .*$/m, 'key: second')
      .replace(/^slug: .*$/m, 'slug: second')
      .replaceAll('key: brand', 'key: other-brand')
      .replace('key: strategy', 'key: third')
      .replace('key: feedback', 'key: fourth')
      .replace(
        'scoring: { kind: single }',
        'scoring: { kind: single }\n        disabledOn: { question: strategy, answer: by-plan }',
      );
    const first = smallCategoryYaml.replace(
      'scoring: { kind: single }',
      'scoring: { kind: single }\n        disabledOn: { question: third, answer: by-plan }',
    );
    const { issues } = await readEdition(
      await writeEdition({ '1-attracting.yaml': first, '2-second.yaml': second }),
    );
    expect(issues.map(({ at, message }) => ({ at, message }))).toEqual([
      {
        at: `${strategy}/disabledOn/question`,
        message: 'questions disable each other: strategy → third → strategy',
      },
      {
        at: 'areas/other-brand/questions/third/disabledOn/question',
        message: 'questions disable each other: third → strategy → third',
      },
    ]);
  });

  it('reports invalid YAML with its line', async () => {
    const [issue] = await readIssuesAfterReplacing('kind: single-choice', "kind: 'single-choice");
    expect(issue).toMatchObject({ file: '1-attracting.yaml', line: expect.any(Number) });
    expect(issue!.message).toMatch(/^not readable as YAML: /);
  });

  it('reports a field that is written twice', async () => {
    expect(
      await readIssuesAfterReplacing('importance: 2', 'importance: 2\n        importance: 1'),
    ).toEqual([
      expect.objectContaining({ text: 'importance: 1', message: expect.stringMatching(/unique/) }),
    ]);
  });

  it('reports the issues of all files at once', async () => {
    const { issues } = await readEdition(
      await writeEdition({
        'edition.yaml': 'key: other\ntitle: { hr: Mali, en: Small }\nisExcerpt: true\n',
        '1-attracting.yaml': smallCategoryYaml
          .replace('sr: Prema planu., ', '')
          .replace('mark: 0', 'mark: 9'),
        '3-third.yaml': smallCategoryYaml.replace(/^areas:[^]*/m, 'areas: []\n'),
        'notes.txt': 'not content',
      }),
    );
    expect(issues.map(({ file, at }) => `${basename(file)} ${at}`)).toEqual([
      'notes.txt ',
      '3-third.yaml ',
      'edition.yaml title',
      `1-attracting.yaml ${strategy}/answers/not-at-all/mark`,
      `1-attracting.yaml ${strategy}/answers/by-plan/content`,
      '3-third.yaml areas',
      '3-third.yaml key',
      '3-third.yaml slug',
    ]);
  });

  it('reports a missing edition.yaml', async () => {
    const { issues } = await readEdition(await writeEdition({ 'edition.yaml': undefined }));
    expect(issues).toMatchObject([{ line: 1, message: 'there is no such file' }]);
  });
});
