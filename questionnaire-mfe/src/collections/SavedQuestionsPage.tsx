import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Loaded, useRead } from '@cert/shared/platform';
import { Notice } from '@cert/shared/ui';
import { QuestionsByArea } from './QuestionsByArea.tsx';
import { PageColumn, PageHeader } from './PageLayout.tsx';

/** Serves `saved-questions`: the client's bookmarked questions. Users can answer them here. */
export function SavedQuestionsPage() {
  const { t } = useTranslation('questionnaire');
  const questionnaireId = Number(useParams().questionnaireId);
  const read = useRead('savedQuestions', { id: questionnaireId });
  return (
    <PageColumn>
      <PageHeader title={t('saved.title')}>{t('saved.intro')}</PageHeader>
      <Loaded
        of={read}
        empty={{
          when: ({ areas }) => areas.length === 0,
          show: (
            <Notice tone="info" title={t('saved.empty')}>
              {t('saved.emptyHint')}
            </Notice>
          ),
        }}
      >
        {(collected) => <QuestionsByArea questionnaireId={questionnaireId} collected={collected} />}
      </Loaded>
    </PageColumn>
  );
}
