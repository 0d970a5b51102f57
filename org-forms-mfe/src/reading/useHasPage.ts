import { usePlatform, useStore } from '@cert/shared/platform';

/** Tells whether this reader has the page of that path below the questionnaire; an anchor or a deeper path is as good. */
export function useHasPage(): (path: string) => boolean {
  const { modules, session } = usePlatform();
  const first = (path: string) => path.split(/[/#]/)[0];
  const known = new Set(modules.pages(useStore(session)).map(({ path }) => first(path)));
  return (path) => known.has(first(path));
}
