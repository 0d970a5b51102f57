import { useTranslation } from 'react-i18next';
import { usePageName } from '@cert/shared/platform';
import { NotFoundText } from './NotFoundText.tsx';

/** In the frame of an own questionnaire: a page that does not exist, or is for others. */
export function NotFound() {
  const { t } = useTranslation('shell');
  const title = t('notFound.title');
  usePageName(title);
  return (
    <>
      <h1>{title}</h1>
      <NotFoundText />
    </>
  );
}
