import { useTranslation } from 'react-i18next';
import { useSetPageName } from '@cert/shared/platform';
import { NotFoundText } from './NotFoundText.tsx';

/** Within a questionnaire's frame: the page does not exist or is not for this reader. */
export function NotFound() {
  const { t } = useTranslation('shell');
  const title = t('notFound.title');
  useSetPageName(title);
  return (
    <>
      <h1>{title}</h1>
      <NotFoundText />
    </>
  );
}
