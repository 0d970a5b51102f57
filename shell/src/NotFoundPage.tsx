import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { isRefusal } from '@cert/shared/domain';
import { useSetPageName, storageKeys, usePlatform } from '@cert/shared/platform';
import { ButtonLink, color, fontSize } from '@cert/shared/ui';
import { PlainPage } from './frame/PlainPage.tsx';
import { useQuestionnaireId } from './frame/useQuestionnaireId.ts';

/** The whole page for an unknown address, or for a questionnaire that the user has no access to. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <PlainPage title={t('notFound.title')}>
      <NotFoundText />
    </PlainPage>
  );
}

/** The content of a questionnaire's frame if the page does not exist or is not for this user. */
export function NotFoundContent() {
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
 * The text is the same for a page that does not exist and for a page that the user may not see, so that it does not
 * reveal which pages exist. The link to the start page also forgets this questionnaire, so that the start page does not
 * redirect back to it.
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

/** Whether the server refused because the questionnaire does not exist or the user has no access to it. */
export function isNotFoundRefusal(failure: unknown): boolean {
  return isRefusal(failure) && failure.code === 'not-found';
}
