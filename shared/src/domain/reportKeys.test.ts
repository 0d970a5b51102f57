import { parseReportKey, reportKey } from './reportKeys.ts';

it('names one field in one language, and is read back as that', () => {
  const text = { language: 'sr', field: 'suggestions_additional_7' } as const;
  expect(reportKey(text)).toBe('report_sr_suggestions_additional_7');
  expect(parseReportKey(reportKey(text))).toEqual(text);
});

test.each(['report_de_timeline', 'report_hr_', 'report_hr_a b', 'intro_mainFocus', 'question_7'])(
  '%s is none',
  (key) => expect(parseReportKey(key)).toBeUndefined(),
);
