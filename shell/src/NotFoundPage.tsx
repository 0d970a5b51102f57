import { Link, storageKeys, usePlatform } from '@cert/shared/platform';
import { PlainPage } from './frame/PlainPage.tsx';
import { useShellWords } from './shellWords.ts';

/** For an address that leads nowhere, and for what is not the reader's: the two are not told apart (decisions §6). */
export function NotFoundPage() {
  const t = useShellWords();
  const { storage } = usePlatform();
  return (
    <PlainPage title={t('notFound.title')}>
      <p>{t('notFound.text')}</p>
      <p>
        <Link to="/" onClick={() => storage.removeItem(storageKeys.questionnaire)}>
          {t('notFound.home')}
        </Link>
      </p>
    </PlainPage>
  );
}
