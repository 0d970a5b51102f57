import { useParams } from 'react-router-dom';
import { usePlatform, useStore } from '@cert/shared/platform';

/** Whether the reader can open the page at a path below the questionnaire. Anchors and deeper segments are ignored. */
export function useHasPage(): (path: string) => boolean {
  const { modules, session } = usePlatform();
  const first = (path: string) => path.split(/[/#]/)[0];
  const known = new Set(modules.pages(useStore(session)).map(({ path }) => first(path)));
  return (path) => known.has(first(path));
}

/** The id of the open questionnaire, from the address. */
export function useQuestionnaireId(): number {
  return Number(useParams()['questionnaireId']);
}
