import { useEffect } from 'react';
import { useProgramme } from './useProgramme.ts';

/** Sets the document's title: the given parts, followed by the product's name. */
export function useDocumentTitle(...parts: (string | number | undefined)[]): void {
  const { product } = useProgramme();
  const title = [...parts, product].filter((part) => part !== undefined && part !== '').join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
