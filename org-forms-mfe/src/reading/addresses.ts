import { useParams } from 'react-router-dom';
import { usePlatform, useStore } from '@cert/shared/platform';

/**
 * Returns a function that tells whether the user can open the page at a path below the questionnaire. Only the first
 * segment of the path counts; anchors are ignored.
 */
export function useCanOpenPage(): (path: string) => boolean {
  const { modules, session } = usePlatform();
  const first = (path: string) => path.split(/[/#]/)[0];
  const known = new Set(modules.pages(useStore(session)).map(({ path }) => first(path)));
  return (path) => known.has(first(path));
}

/** The id of the open questionnaire, from the address. */
export function useQuestionnaireId(): number {
  return Number(useParams()['questionnaireId']);
}
