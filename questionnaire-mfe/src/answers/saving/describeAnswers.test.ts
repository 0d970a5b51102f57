import { aCategory, anAnswer, anArea, aQuestion, aStoredResponse } from '@cert/shared/testing';
import { describeChange, describeVersion } from './describeAnswers.ts';

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

  it('is the whole text if the version is a comment on a question or an area', () => {
    const comment = { value: true, content: 'Both of us.' };
    const onQuestion = { formKey: 'question_comments_1' };
    expect(described(comment, false, { question: undefined })).toEqual(['Both of us.']);
    expect(described(aStoredResponse({ content: 'Both of us.' }), false, onQuestion)).toEqual([
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

const category = aCategory({
  slug: 'hiring',
  title: 'Hiring',
  areas: [
    anArea({
      id: 5,
      position: 2,
      title: 'Employer brand',
      questions: [
        aQuestion({
          id: 1,
          index: 3,
          title: 'Which channels do you use?',
          type: 'multi-choice-number',
          answers: [anAnswer({ id: 11, content: 'Intranet', skipAdditional: 0 })],
        }),
      ],
    }),
  ],
});

describe('the description of an unsaved change', () => {
  const place = {
    title: '3. Which channels do you use?',
    address: '/7/category/hiring/2#question-1',
  };
  const changed = (key: string, value: Version, stored: Version = false) =>
    describeChange(
      { questionnaireId: 7, category, language: 'hr', t: ((text: string) => text) as never },
      { key, value, stored },
    );

  it('contains the question with its number, a link to the question, and the entered value', () => {
    const tick = { answerId: 11, value: true } as const;
    expect(changed('answer_11', tick)).toEqual({ ...place, lines: ['Intranet: version.ticked'] });
    expect(changed('answer_additional_11', { answerId: 11, value: 1200 })).toEqual({
      ...place,
      lines: ['Intranet: 1.200'],
    });
    expect(changed('question_1', false)).toEqual({ ...place, lines: ['version.cleared'] });
  });

  it('names the question or the area if a comment was changed', () => {
    const comment = { value: true, content: 'Both of us.' } as const;
    expect(changed('question_comments_1', comment)).toEqual({
      ...place,
      title: '3. Which channels do you use? · comment.label',
      lines: ['Both of us.'],
    });
    expect(changed('area_comments_5', comment)).toEqual({
      title: 'Employer brand · additional.label',
      address: '/7/category/hiring/2',
      lines: ['Both of us.'],
    });
  });

  it('names the category if the key belongs to none of its questions', () => {
    expect(changed('area_comments_6', { value: true, content: 'Kept.' })).toEqual({
      title: 'Hiring',
      address: '/7/category/hiring',
      lines: ['Kept.'],
    });
  });
});
