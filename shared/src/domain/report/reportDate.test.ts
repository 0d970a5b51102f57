import { parseReportDate, formatReportDate } from './reportDate.ts';

it.each(['2026-07-04', '2024-02-29', '0999-12-31'])(
  'the date %s of a report is read back as it was stored',
  (day) => {
    expect(parseReportDate(formatReportDate(day))).toBe(day);
  },
);

it.each([
  '',
  '<p>4 July 2026</p>',
  '2026-07-04',
  '<p>2026-02-30</p>',
  '<p>2026-13-01</p>',
  '<p>on 2026-07-04</p>',
  '<p>2026-07-04</p><p>2026-07-05</p>',
])('“%s” is not read as the date of a report', (html) => {
  expect(parseReportDate(html)).toBeUndefined();
});

it('a cleared date of a report is stored as an empty text', () => {
  expect(formatReportDate('')).toBe('');
});
