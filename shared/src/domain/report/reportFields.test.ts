import { reportFieldKind, parseReportKey, reportKey } from './reportFields.ts';

describe('a field of the report', () => {
  it.each(['wordsFromTeam', 'highlights_7', 'suggestions_additional_7', 'abHighLightsFuture'])(
    '%s is rich text',
    (field) => {
      expect(reportFieldKind(field, [7])).toBe('rich-text');
    },
  );

  it.each(['reportDate', 'abReportDate'])('%s is a date', (field) => {
    expect(reportFieldKind(field, [])).toBe('date');
  });

  it('“timeline” contains the items of the timeline', () => {
    expect(reportFieldKind('timeline', [])).toBe('timeline');
  });

  it.each(['highlights_8', 'highlights_', 'abHighLightsfuture', 'timeline_7', 'constructor', ''])(
    '“%s” is not a field of this report',
    (field) => {
      expect(reportFieldKind(field, [7])).toBeUndefined();
    },
  );
});

it('the key of a field of the report in one language is parsed back to the language and the field', () => {
  const text = { language: 'sr', field: 'suggestions_additional_7' } as const;
  expect(reportKey(text)).toBe('report_sr_suggestions_additional_7');
  expect(parseReportKey(reportKey(text))).toEqual(text);
});

test.each(['report_de_timeline', 'report_hr_', 'report_hr_a b', 'intro_mainFocus', 'question_7'])(
  '%s is not the key of a field of the report',
  (key) => expect(parseReportKey(key)).toBeUndefined(),
);
