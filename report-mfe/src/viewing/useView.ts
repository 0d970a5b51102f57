import { useSearchParams } from 'react-router-dom';
import type { ViewName } from '../slides/views.ts';

/** The view in the address, so that it survives a reload: `?view=beyond`, else the standard view. */
export function useView(): ViewName {
  const [params] = useSearchParams();
  return params.get('view') === 'beyond' ? 'beyond' : 'standard';
}
