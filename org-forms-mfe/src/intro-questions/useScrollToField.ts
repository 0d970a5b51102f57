import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { introFields } from '@cert/shared/domain';

/** Scrolls to the field in the address (`#proudOf`) and focuses it. Notices about a field link to it. */
export function useScrollToField(): void {
  const { hash } = useLocation();
  const field = introFields.find((candidate) => hash === `#${candidate}`);
  useEffect(() => {
    const card = field && document.getElementById(field);
    card?.scrollIntoView();
    card?.focus({ preventScroll: true });
  }, [field]);
}
