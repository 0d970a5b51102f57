import type { ReportField } from '@cert/shared/domain';
import type { ReportData } from '../reportData.ts';
import { listAllSheets } from './defineSheet.ts';
import { reportViews, type ReportViewName } from './reportViews.ts';

/** The query and fragment of the address at which the report shows a text: `?view=beyond#beyond-words`. */
export function findTextAddress(field: string, report: ReportData): string {
  const inBeyond = anchorIn('beyond', field, report);
  if (inBeyond !== undefined) return `?view=beyond#${inBeyond}`;
  const anchor = field === 'timeline' ? field : anchorIn('standard', field, report);
  return `#${anchor ?? 'cover'}`;
}

function anchorIn(view: ReportViewName, field: string, report: ReportData): string | undefined {
  if (view === 'beyond' && field === 'abReportDate') return 'cover';
  for (const { id, texts, inner = {} } of listAllSheets(reportViews[view], report)) {
    const anchor = Object.keys(inner).find((key) => inner[key] === field);
    if (anchor !== undefined) return anchor;
    if (texts?.includes(field as ReportField)) return id;
  }
  return undefined;
}
