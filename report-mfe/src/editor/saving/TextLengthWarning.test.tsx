import { screen } from '@testing-library/react';
import { maxReportTextLength } from '@cert/shared/domain';
import { renderInPlatform } from '@cert/shared/testing';
import report from '../../module.ts';
import { TextLengthWarning } from './TextLengthWarning.tsx';

test.each([
  [35_999, /^$/],
  [36_000, 'Room for about 4,000 more characters, formatting included.'],
  [39_901, 'Room for about 100 more characters, formatting included.'],
  [40_000, 'Room for about 0 more characters, formatting included.'],
  [40_001, /^About 100 characters too long: it is not saved/],
  [52_340, /^About 12,400 characters too long/],
])('below a text of %i characters (at most 40,000) the editor says “%s”', async (length, said) => {
  expect(maxReportTextLength).toBe(40_000);
  const html = 'a'.repeat(length);
  await renderInPlatform(<TextLengthWarning html={html} />, {
    messages: { report: report.messages },
  });
  expect(screen.getByRole('status')).toHaveTextContent(said);
});
