import { useTranslation } from 'react-i18next';
import { PlainPage } from '../frame/PlainPage.tsx';
import { NotFoundText } from './NotFoundText.tsx';

/** Without a frame: an unknown address, or a questionnaire that the reader has no access to. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <PlainPage title={t('notFound.title')}>
      <NotFoundText />
    </PlainPage>
  );
}
