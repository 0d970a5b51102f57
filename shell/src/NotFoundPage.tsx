import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { isRefusal } from '@cert/shared/domain';
import { useSetPageName, storageKeys, usePlatform } from '@cert/shared/platform';
import { ButtonLink, color, fontSize } from '@cert/shared/ui';
import { PlainPage } from './frame/PlainPage.tsx';
import { useQuestionnaireId } from './frame/useQuestionnaireId.ts';

/** Without a frame: an unknown address, or a questionnaire that the reader has no access to. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <PlainPage title={t('notFound.title')}>
      <NotFoundText />
    </PlainPage>
  );
}

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

/**
 * The same text for a page that does not exist and for one that the reader may not see, so that it does not reveal
 * which of them exist. Links to a questionnaire that the reader can open.
 */
function NotFoundText() {
  const { t } = useTranslation('shell');
  const { storage } = usePlatform();
  const here = useQuestionnaireId();
  function forgetQuestionnaire() {
    if (storage.getItem(storageKeys.questionnaire) === String(here))
      storage.removeItem(storageKeys.questionnaire);
  }
  return (
    <>
      <Lead>{t('notFound.text')}</Lead>
      <p>
        <ButtonLink>
          <Link to="/" onClick={forgetQuestionnaire}>
            {t('notFound.home')}
          </Link>
        </ButtonLink>
      </p>
    </>
  );
}

const Lead = styled.p`
  font-size: ${fontSize.lead};
  color: ${color.inkSoft};
`;

/** Whether the server refused because the questionnaire does not exist or the reader has no access to it. */
export function isNotFound(failure: unknown): boolean {
  return isRefusal(failure) && failure.code === 'not-found';
}
