import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { introFields } from '@cert/shared/domain';

/** Goes to the field that the address names (`#proudOf`), as a notice about it does. */
export function useScrollToField(): void {
  const { hash } = useLocation();
  const field = introFields.find((candidate) => hash === `#${candidate}`);
  useEffect(() => {
    const card = field && document.getElementById(field);
    card?.scrollIntoView();
    card?.focus({ preventScroll: true });
  }, [field]);
}
