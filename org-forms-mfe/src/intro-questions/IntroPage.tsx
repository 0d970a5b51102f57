import { useParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Loaded, useRead } from '@cert/shared/platform';
import { PageWithHeader } from '../PageWithHeader.tsx';
import { IntroForm } from './IntroForm.tsx';

/**
 * Serves `/{id}/intro-questions`: the questions that the team asks the client before the first area. In the sidebar,
 * the page has the number 0.
 */
export function IntroPage() {
  const { t } = useTranslation('org-forms');
  const questionnaireId = Number(useParams()['questionnaireId']);
  const read = useRead('infoAdditional', { id: questionnaireId }, { isLive: true });
  return (
    <PageWithHeader crumb={t('intro.crumb')} title={t('intro.title')} lead={t('intro.lead')}>
      <Loaded of={read}>
        {(intro) => (
          <IntroForm key={questionnaireId} questionnaireId={questionnaireId} intro={intro} />
        )}
      </Loaded>
    </PageWithHeader>
  );
}
