import { aCategory, anAnswer, anArea, aQuestion } from '@cert/shared/testing';
import { describeChange } from './describeAnswers.ts';

const category = aCategory({
  slug: 'hiring',
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

const described = (key: string, value: Parameters<typeof describeChange>[0]['value']) =>
  describeChange({
    questionnaireId: 7,
    category,
    key,
    value,
    stored: false,
    texts: {
      language: 'hr',
      columnName: (column) => column,
      none: '(cleared)',
      ticked: 'ticked',
      unticked: 'not ticked',
    },
    of: { question: 'Comment', area: 'Comment on the area' },
  });

describe('the description of an unsaved change', () => {
  const place = {
    title: '3. Which channels do you use?',
    address: '/7/category/hiring/2#question-1',
  };

  it('has the question with its number, a link to it, and what was entered', () => {
    const tick = { answerId: 11, value: true } as const;
    expect(described('answer_11', tick)).toEqual({ ...place, lines: ['Intranet: ticked'] });
    expect(described('answer_additional_11', { answerId: 11, value: 1200 })).toEqual({
      ...place,
      lines: ['Intranet: 1.200'],
    });
    expect(described('question_1', false)).toEqual({ ...place, lines: ['(cleared)'] });
  });

  it('names the question or the area if a comment was changed', () => {
    const comment = { value: true, content: 'Both of us.' } as const;
    expect(described('question_comments_1', comment)).toEqual({
      ...place,
      title: '3. Which channels do you use? · Comment',
      lines: ['Both of us.'],
    });
    expect(described('area_comments_5', comment)).toEqual({
      title: 'Employer brand · Comment on the area',
      address: '/7/category/hiring/2',
      lines: ['Both of us.'],
    });
  });

  it('does not exist for questions and areas of another category', () => {
    expect(described('area_comments_6', false)).toBeUndefined();
    expect(described('answer_12', false)).toBeUndefined();
  });
});
