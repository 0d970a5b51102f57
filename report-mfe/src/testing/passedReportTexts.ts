import type { Report } from '@cert/shared/contract';
import type { ReportField } from '@cert/shared/domain';
import { aReportText } from './aReportText.ts';

const fields: readonly ReportField[] = [
  'highlightsFirst',
  'highlightsSecond',
  'suggestions',
  'suggestionsAdditional',
  'educations',
  'whatsNext',
];

/** A written text for each field that a passed report without categories shows. */
export const passedReportTexts: Report['content'] = Object.fromEntries(
  fields.map((field) => [field, aReportText('<p>Written.</p>')]),
);
