import { useSearchParams } from 'react-router-dom';
import type { ReportViewName } from '../sheets/reportViews.ts';

/**
 * The view that the address selects: Above and Beyond with `?view=beyond`, the scorecard alone with `?view=scorecard`,
 * else the standard view. A report without Above and Beyond shows the standard view in its place.
 */
export function useReportView({ isAdvanced }: { isAdvanced: boolean }): ReportViewName {
  const [params] = useSearchParams();
  const view = params.get('view');
  if (view === 'scorecard') return view;
  return view === 'beyond' && isAdvanced ? view : 'standard';
}
