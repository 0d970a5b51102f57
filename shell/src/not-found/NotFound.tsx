import { usePageName } from '@cert/shared/platform';
import { useShellWords } from '../shellWords.ts';
import { NotFoundText } from './NotFoundText.tsx';

/** In the frame of an own questionnaire: a page that does not exist, or is for others. */
export function NotFound() {
  const t = useShellWords();
  const title = t('notFound.title');
  usePageName(title);
  return (
    <>
      <h1>{title}</h1>
      <NotFoundText />
    </>
  );
}
