import { useState } from 'react';
import { useStore } from '@cert/shared/platform';
import type { ReportData } from '../reportData.ts';
import { useEditingState } from './EditingContext.ts';

/**
 * Returns the texts from which the page breaks are calculated. While one of the `fields` is being edited, the result
 * does not change, so that the editor does not move to another sheet.
 */
export function useTextsFrozenWhileEditing(
  fields: readonly string[],
  report: ReportData,
): ReportData['texts'] {
  const edited = useStore(useEditingState().edited);
  const [still, setStill] = useState(report.texts);
  if (still === report.texts || (edited !== null && fields.includes(edited))) return still;
  setStill(report.texts);
  return report.texts;
}
