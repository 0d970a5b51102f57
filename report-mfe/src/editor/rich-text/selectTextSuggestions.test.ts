import { aReport } from '@cert/shared/testing';
import { toReportData } from '../../reportData.ts';
import { selectTextSuggestions } from './selectTextSuggestions.ts';

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
const textsFor = (field: string) => selectTextSuggestions(field, report).map(({ text }) => text);

describe('the suggestions that the editor offers', () => {
  it('are the category’s texts with grade 3 or without a grade, for fields on highlights', () => {
    expect(textsFor('highlights_1')).toEqual(['good', 'ungraded']);
    expect(textsFor('highlights_2')).toEqual(['good elsewhere']);
  });

  it.each(['suggestions_1', 'suggestions_additional_1', 'suggestions', 'suggestionsAdditional'])(
    'are the texts with a grade below 3, for the field %s',
    (field) => expect(textsFor(field)).toEqual(['to keep in mind']),
  );

  it.each(['highlightsFirst', 'highlightsSecond'])(
    'are the texts with grade 3 or without a grade of all categories, for the field %s',
    (field) => expect(textsFor(field)).toEqual(['good', 'ungraded', 'good elsewhere']),
  );

  it('are the marked practices of the category, for fields of Above and Beyond', () => {
    expect(textsFor('abHighLightsFuture')).toEqual(['marked']);
    expect(textsFor('abHighLightsAdditionalImpact')).toEqual(['marked elsewhere']);
  });

  it('are the areas that need training, each named once, for the field on training', () => {
    expect(selectTextSuggestions('educations', report)).toEqual([{ area: '', text: 'Selection' }]);
  });

  it.each(['actionPlan', 'whatsNext', 'reportDate', 'wordsFromTeam'])(
    'are none for the field %s',
    (field) => expect(textsFor(field)).toEqual([]),
  );
});
