import { expectIssue, type InjectedDefect } from '../testing/expectIssue.ts';

const strategy = 'areas/brand/questions/strategy';
const feedback = 'areas/brand/questions/feedback';

describe('the check of a question’s scoring', () => {
  it.each([
    {
      issue: 'a scoring rule that does not fit the kind of question',
      written: 'kind: percentage',
      instead: 'kind: multi-choice-input',
      at: `${feedback}/scoring`,
      text: 'scoring:',
      message: 'the rule bands cannot grade a question of kind multi-choice-input',
    },
    {
      issue: 'an answer without a mark',
      written: '            mark: 3\n',
      instead: '',
      at: `${strategy}/answers/by-plan`,
      text: '- key: by-plan',
      message: 'has no mark, which the rule single needs',
    },
    {
      issue: 'a mark that is never used',
      written: '- key: share',
      instead: '- key: share\n            mark: 1',
      at: `${feedback}/answers/share/mark`,
      text: 'mark: 1',
      message: 'has a mark, which the rule bands never uses',
    },
    {
      issue: 'answers that all have the mark 0',
      written: 'mark: 3',
      instead: 'mark: 0',
      at: `${strategy}/answers`,
      text: 'answers:',
      message: 'every answer is worth 0',
    },
    {
      issue: 'answers whose marks add up to less than 3',
      written: `kind: single-choice
        importance: 1
        title:
          hr: Kako upravljate brendom u {year}. godini?
          sr: Kako upravljate brendom u {year}. godini, kao poslodavac?
          en: How do you manage your brand in {year}?
        scoring: { kind: single }
        answers:
          - key: not-at-all
            content: { hr: Nikako., sr: Ni na koji način., en: Not at all. }
            mark: 0
          - key: by-plan
            content: { hr: Po planu., sr: Prema planu., en: By a plan. }
            mark: 3`,
      instead: `kind: multi-choice
        importance: 1
        title: { hr: Kako?, sr: Kako?, en: How? }
        scoring: { kind: sum }
        answers:
          - { key: not-at-all, content: { hr: Nikako., sr: Nikako., en: Not at all. }, mark: 1.5 }
          - { key: by-plan, content: { hr: Po planu., sr: Po planu., en: By a plan. }, mark: 1 }`,
      at: `${strategy}/answers`,
      text: 'answers:',
      message: 'all answers together are worth 2.5, so nobody can reach 3',
    },
    {
      issue: 'bands that begin above the lowest possible value',
      written: '{ from: 0, gives: 0 }',
      instead: '{ from: 10, gives: 0 }',
      at: `${feedback}/scoring/bands/#1/from`,
      text: '- { from: 10, gives: 0 }',
      message: 'the first band begins at 10, but percentage at 0',
    },
    {
      issue: 'bands that do not rise',
      written: '{ from: 50, gives: 3 }',
      instead: '{ from: 0, gives: 3 }',
      at: `${feedback}/scoring/bands/#2/from`,
      text: '- { from: 0, gives: 3 }',
      message: '0 is not above 0, where the band before begins',
    },
    {
      issue: 'a band that nobody can reach',
      written: '{ from: 50, gives: 3 }',
      instead: '{ from: 101, gives: 3 }',
      at: `${feedback}/scoring/bands/#2/from`,
      text: '- { from: 101, gives: 3 }',
      message: '101 cannot be entered as percentage: too-high',
    },
    {
      issue: 'an informative question that is scored',
      written: 'importance: 2',
      instead: 'importance: 3',
      at: `${feedback}/scoring`,
      text: 'scoring:',
      message: 'an informative question (importance 3) is scored none',
    },
    {
      issue: 'an Above-and-Beyond question with the scoring rule of a standard one',
      written: 'importance: 2',
      instead: 'importance: 2\n        beyond: future',
      at: `${feedback}/scoring`,
      text: 'scoring:',
      message: 'an Above-and-Beyond question (with `beyond`) is scored marked',
    },
  ] satisfies InjectedDefect[])('reports $issue', expectIssue);
});
