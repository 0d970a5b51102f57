import styled from 'styled-components';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { storageKeys, usePlatform } from '@cert/shared/platform';
import { ButtonLink, color, size } from '@cert/shared/ui';
import { useQuestionnaireId } from '../frame/useQuestionnaireId.ts';

/**
 * One wording for what is not there and for what is not the reader's: existence is not revealed (decisions §6). The way
 * out leads to a questionnaire that is.
 */
export function NotFoundText() {
  const { t } = useTranslation('shell');
  const { storage } = usePlatform();
  const here = useQuestionnaireId();
  function forgetThis() {
    if (storage.getItem(storageKeys.questionnaire) === String(here))
      storage.removeItem(storageKeys.questionnaire);
  }
  return (
    <>
      <Lead>{t('notFound.text')}</Lead>
      <p>
        <ButtonLink>
          <Link to="/" onClick={forgetThis}>
            {t('notFound.home')}
          </Link>
        </ButtonLink>
      </p>
    </>
  );
}

const Lead = styled.p`
  font-size: ${size.lead};
  color: ${color.inkSoft};
`;
