import { PlainPage } from '../frame/PlainPage.tsx';
import { useShellWords } from '../shellWords.ts';
import { NotFoundText } from './NotFoundText.tsx';

/** Where there is no frame to show it in: an address that leads nowhere, or a questionnaire that is not the reader's. */
export function NotFoundPage() {
  const t = useShellWords();
  return (
    <PlainPage title={t('notFound.title')}>
      <NotFoundText />
    </PlainPage>
  );
}
