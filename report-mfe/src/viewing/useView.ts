import { useSearchParams } from 'react-router-dom';
import type { ViewName } from '../slides/views.ts';

/** The view that the address selects: `?view=beyond`, else the standard view. In the address it is kept on a reload. */
export function useView(): ViewName {
  const [params] = useSearchParams();
  return params.get('view') === 'beyond' ? 'beyond' : 'standard';
}
