import { listChangedFigures, selectTextFigures, type ReportFigure } from './textFigures.ts';

const figures: ReportFigure[] = [
  { name: 'area_1', categoryId: 7, value: 2 },
  { name: 'area_2', categoryId: 8, value: null },
  { name: 'figure_turnover', categoryId: 8, value: 12.5 },
  { name: 'beyond_future', beyond: 'future', value: 60 },
  { name: 'figure_volunteers', beyond: 'future', value: 3 },
  { name: 'beyond_impact', beyond: 'impact', value: 40 },
];

describe('the figures of the report that a text may refer to', () => {
  it.each([
    ['highlights_7', { area_1: 2 }],
    ['suggestions_additional_8', { area_2: null, figure_turnover: 12.5 }],
    ['highlights_9', {}],
    ['educations', { area_1: 2, area_2: null, figure_turnover: 12.5 }],
    ['abHighLightsAdditionalFuture', { beyond_future: 60, figure_volunteers: 3 }],
    ['wordsFromTeam', { beyond_future: 60, figure_volunteers: 3, beyond_impact: 40 }],
    ['timeline', {}],
    ['abReportDate', {}],
  ])('are for the field %s those of its category or part of the report: %j', (field, expected) => {
    expect(selectTextFigures(field, figures)).toEqual(expected);
  });
});

describe('the figures that have changed since a text was written', () => {
  it('are those whose value is different now, also those whose value was null then', () => {
    expect(listChangedFigures({ a: 2, b: null, c: 0 }, { a: 2.5, b: 0, c: 0 })).toEqual(['a', 'b']);
  });

  it('leave out figures that the report did not have then or does not have now', () => {
    expect(listChangedFigures({ a: 1, constructor: 2 }, { b: 1, toString: 3 })).toEqual([]);
  });
});
