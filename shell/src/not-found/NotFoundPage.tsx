import { useTranslation } from 'react-i18next';
import { PlainPage } from '../frame/PlainPage.tsx';
import { NotFoundText } from './NotFoundText.tsx';

/** Where there is no frame to show it in: an address that leads nowhere, or a questionnaire that is not the reader's. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <PlainPage title={t('notFound.title')}>
      <NotFoundText />
    </PlainPage>
  );
}
