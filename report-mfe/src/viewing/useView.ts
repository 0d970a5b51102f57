import { useSearchParams } from 'react-router-dom';
import type { ViewName } from '../slides/views.ts';

/** The view that the address asks for, and keeps for those who come back: `?view=beyond`, or else the standard one. */
export function useView(): ViewName {
  const [params] = useSearchParams();
  return params.get('view') === 'beyond' ? 'beyond' : 'standard';
}
