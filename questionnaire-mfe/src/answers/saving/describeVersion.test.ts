import { anAnswer, aQuestion, aResponse } from '@cert/shared/testing';
import { describeVersion } from './describeAnswers.ts';

const channels = aQuestion({
  type: 'custom-commlist',
  answers: [anAnswer({ content: '' })],
  rows: { channels: ['Intranet', 'Notice board'] },
});
const ticks = aQuestion({
  type: 'multi-choice-number',
  answers: [anAnswer({ content: 'Mentors', skipAdditional: 0 })],
});
type Version = Parameters<typeof describeVersion>[0]['version'];

const described = (version: Version, other: Version, given = {}) =>
  describeVersion({
    version,
    other,
    formKey: 'answer_11',
    question: ticks,
    texts: {
      language: 'hr',
      columnName: (column) => column,
      none: '(none)',
      ticked: 'yes',
      unticked: 'no',
    },
    ...given,
  });

describe('the description of one version of an answer in a conflict', () => {
  it('says whether the answer is ticked', () => {
    expect(described({ answerId: 11, value: true }, false)).toEqual(['Mentors: yes']);
    expect(described(false, { answerId: 11, value: true })).toEqual(['Mentors: no']);
  });

  it('names the answer with the value entered beside it', () => {
    const beside = { formKey: 'answer_additional_11' };
    expect(described({ answerId: 11, value: 1200 }, false, beside)).toEqual(['Mentors: 1.200']);
    expect(described(false, { answerId: 11, value: 1200 }, beside)).toEqual(['Mentors: (none)']);
  });

  it('is the text of a comment on a question or an area', () => {
    const comment = { value: true, content: 'Both of us.' };
    const onQuestion = { formKey: 'question_comments_1' };
    expect(described(comment, false, { question: undefined })).toEqual(['Both of us.']);
    expect(described(aResponse({ content: 'Both of us.' }), false, onQuestion)).toEqual([
      'Both of us.',
    ]);
  });

  it('lists only the table cells that differ, also those that were emptied', () => {
    const mine = { value: { comm_percentage_1: 40, comm_info_1: 'daily', comm_info_2: 'old' } };
    const theirs = { value: { comm_percentage_1: 55, comm_info_1: 'daily' } };
    const table = { question: channels };
    expect(described(mine, theirs, table)).toEqual([
      'Intranet, percentage: 40',
      'Notice board, info: old',
    ]);
    expect(described(theirs, mine, table)).toEqual([
      'Intranet, percentage: 55',
      'Notice board, info: (none)',
    ]);
    expect(described(false, theirs, table)).toEqual([
      'Intranet, percentage: (none)',
      'Intranet, info: (none)',
    ]);
  });
});
