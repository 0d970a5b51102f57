import { reportFieldKind, parseReportKey, reportKey } from './reportFields.ts';

describe('a field of the report', () => {
  it.each(['wordsFromTeam', 'highlights_7', 'suggestions_additional_7', 'abHighLightsFuture'])(
    'is rich text: %s',
    (field) => {
      expect(reportFieldKind(field, [7])).toBe('rich-text');
    },
  );

  it.each(['reportDate', 'abReportDate'])('is a date: %s', (field) => {
    expect(reportFieldKind(field, [])).toBe('date');
  });

  it('is the timeline', () => {
    expect(reportFieldKind('timeline', [])).toBe('timeline');
  });

  it.each(['highlights_8', 'highlights_', 'abHighLightsfuture', 'timeline_7', 'constructor', ''])(
    'is none of this report: “%s”',
    (field) => {
      expect(reportFieldKind(field, [7])).toBeUndefined();
    },
  );
});

it('names one field in one language, and is read back as that', () => {
  const text = { language: 'sr', field: 'suggestions_additional_7' } as const;
  expect(reportKey(text)).toBe('report_sr_suggestions_additional_7');
  expect(parseReportKey(reportKey(text))).toEqual(text);
});

test.each(['report_de_timeline', 'report_hr_', 'report_hr_a b', 'intro_mainFocus', 'question_7'])(
  '%s is none',
  (key) => expect(parseReportKey(key)).toBeUndefined(),
);
