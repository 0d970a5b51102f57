import styled from 'styled-components';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { storageKeys, usePlatform } from '@cert/shared/platform';
import { ButtonLink, color, fontSize } from '@cert/shared/ui';
import { useQuestionnaireId } from '../frame/useQuestionnaireId.ts';

/**
 * The same text for a page that does not exist and for one that the reader may not see, so that it does not reveal
 * which of them exist. Links to a questionnaire that the reader can open.
 */
export function NotFoundText() {
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
