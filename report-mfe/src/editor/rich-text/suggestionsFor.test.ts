import { aReport } from '@cert/shared/testing';
import { toReportData } from '../../reportData.ts';
import { suggestionsFor } from './suggestionsFor.ts';

const on = (category: number, grade: 0 | 1 | 2.5 | 3 | null, content: string) => ({
  category,
  area: `Area of ${content}`,
  grade,
  content,
});
const report = toReportData(
  aReport({
    highlights: [
      on(1, 3, 'good'),
      on(1, null, 'ungraded'),
      on(1, 2.5, 'to keep in mind'),
      on(2, 3, 'good elsewhere'),
    ],
    abHighlights: [
      { category: 'future', grade: 4, content: 'marked' },
      { category: 'impact', grade: 4, content: 'marked elsewhere' },
    ],
    educations: [{ ...on(1, 1, 'Selection'), area: 'Selection' }],
  }),
);
const textsFor = (field: string) => suggestionsFor(field, report).map(({ text }) => text);

describe('what is offered for a text of the report', () => {
  it('is praise of the category from grade 3 on, and where there is no grade', () => {
    expect(textsFor('highlights_1')).toEqual(['good', 'ungraded']);
    expect(textsFor('highlights_2')).toEqual(['good elsewhere']);
  });

  it.each(['suggestions_1', 'suggestions_additional_1', 'suggestions', 'suggestionsAdditional'])(
    'is what to keep in mind below grade 3 for %s',
    (field) => expect(textsFor(field)).toEqual(['to keep in mind']),
  );

  it.each(['highlightsFirst', 'highlightsSecond'])('is all praise for %s', (field) =>
    expect(textsFor(field)).toEqual(['good', 'ungraded', 'good elsewhere']),
  );

  it('is what is marked in the category of Above and Beyond', () => {
    expect(textsFor('abHighLightsFuture')).toEqual(['marked']);
    expect(textsFor('abHighLightsAdditionalImpact')).toEqual(['marked elsewhere']);
  });

  it('is where training is needed, and names an area once', () => {
    expect(suggestionsFor('educations', report)).toEqual([{ topic: '', text: 'Selection' }]);
  });

  it.each(['actionPlan', 'whatsNext', 'reportDate', 'wordsFromTeam'])(
    'is nothing for %s',
    (field) => expect(textsFor(field)).toEqual([]),
  );
});
