import { expectIssue, type InjectedDefect } from '../testing/expectIssue.ts';

const strategy = 'areas/brand/questions/strategy';
const feedback = 'areas/brand/questions/feedback';

describe('the check of an edition’s content', () => {
  it.each([
    {
      issue: 'an id that is used twice',
      written: 'key: feedback',
      instead: 'key: strategy',
      at: `${strategy}/key`,
      text: '- key: strategy',
      message: /“strategy” is already used at .*1-attracting\.yaml:9$/,
    },
    {
      issue: 'a placeholder that is missing in one language',
      written: 'manage your brand in {year}?',
      instead: 'manage your brand?',
      at: `${strategy}/title`,
      language: 'en',
      text: 'en: How do you manage your brand?',
      message: 'has the placeholders “”, but [hr] has “{year}”',
    },
    {
      issue: 'an unmatched brace',
      written: 'hr: Koliki udio?',
      instead: "hr: 'Koliki udio}?'",
      at: `${feedback}/title`,
      language: 'hr',
      text: "title: { hr: 'Koliki udio}?', sr: Koliki udeo?, en: What share? }",
      message: 'a brace has no partner',
    },
    {
      issue: 'a number without a unit',
      written: "            unit: { hr: '%', sr: '%', en: '%' }\n        benchmark",
      instead: '        benchmark',
      at: `${feedback}/answers/share`,
      text: '- key: share',
      message: 'percentage needs a unit',
    },
    {
      issue: 'a benchmark line without the placeholder of its number',
      written: 'sr: XXX % zaposlenih',
      instead: 'sr: udeo zaposlenih',
      at: `${feedback}/benchmark/text`,
      language: 'sr',
      text: 'text: { hr: XXX % ljudi, sr: udeo zaposlenih, en: XXX % of people }',
      message: 'has the placeholder XXX 0 times instead of once',
    },
    {
      issue: 'a plural form of a benchmark line without the placeholder of its number',
      written: 'sr: XXX % zaposlenih',
      instead: 'sr: { one: XXX čovek, few: čoveka, other: XXX ljudi }',
      at: `${feedback}/benchmark/text/sr/few`,
      text: 'text: { hr: XXX % ljudi, sr: { one: XXX čovek, few: čoveka, other: XXX ljudi }, en: XXX % of people }',
      message: 'has the placeholder XXX 0 times instead of once',
    },
    {
      issue: 'an unknown placeholder in a plural form',
      written: 'sr: XXX % zaposlenih',
      instead: "sr: { one: 'XXX {a}', few: XXX, other: XXX }",
      at: `${feedback}/benchmark/text/sr/one`,
      text: "text: { hr: XXX % ljudi, sr: { one: 'XXX {a}', few: XXX, other: XXX }, en: XXX % of people }",
      message: /^the placeholder \{a\} does not exist/,
    },
    {
      issue: 'an answer of a single choice that excludes others',
      written: '          - key: not-at-all\n',
      instead: '          - key: not-at-all\n            excludesOthers: true\n',
      at: `${strategy}/answers/not-at-all/excludesOthers`,
      text: 'excludesOthers: true',
      message: 'single-choice has no answers that can exclude others',
    },
    {
      issue: 'rows of a question that is no table',
      written: 'importance: 2',
      instead: 'importance: 2\n        rows: { channels: [] }',
      at: `${feedback}/rows`,
      text: 'rows: { channels: [] }',
      message: 'percentage has no table and so no rows',
    },
    {
      issue: 'a table without the rows of its kind',
      written: 'kind: percentage',
      instead: 'kind: custom-commlist\n        rows: { channels: [] }',
      at: `${feedback}/rows/channels`,
      text: 'rows: { channels: [] }',
      message: 'custom-commlist has 7 rows of channels, not 0',
    },
    {
      issue: 'a disabling question that does not exist',
      written: '{ question: strategy,',
      instead: '{ question: plan,',
      at: `${feedback}/disabledOn/question`,
      text: 'disabledOn: { question: plan, answer: not-at-all }',
      message: 'no question “plan” in this edition',
    },
    {
      issue: 'a disabling answer that does not exist',
      written: 'answer: not-at-all }',
      instead: 'answer: never }',
      at: `${feedback}/disabledOn/answer`,
      text: 'disabledOn: { question: strategy, answer: never }',
      message: '“strategy” has no answer “never”',
    },
    {
      issue: 'a question that disables itself',
      written: 'scoring: { kind: single }',
      instead:
        'scoring: { kind: single }\n        disabledOn: { question: strategy, answer: by-plan }',
      at: `${strategy}/disabledOn/question`,
      text: 'disabledOn: { question: strategy, answer: by-plan }',
      message: 'questions disable each other: strategy → strategy',
    },
  ] satisfies InjectedDefect[])('reports $issue', expectIssue);
});
