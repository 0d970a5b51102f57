import { useParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Loaded, useRead } from '@cert/shared/platform';
import { Notice } from '@cert/shared/ui';
import { PageColumn } from '../collected/PageColumn.tsx';
import { PageHeader } from '../collected/PageHeader.tsx';
import { QuestionListArea } from './QuestionListArea.tsx';

/** Serves `questions`: all questions, and which of them have documents. For the team only. */
export function QuestionListPage() {
  const { t } = useTranslation('questionnaire');
  const questionnaireId = Number(useParams().questionnaireId);
  const read = useRead('questions', { id: questionnaireId });
  return (
    <PageColumn>
      <PageHeader title={t('questionList.title')}>{t('questionList.intro')}</PageHeader>
      <Loaded
        of={read}
        empty={{
          when: (areas) => areas.length === 0,
          show: <Notice tone="info">{t('questionList.empty')}</Notice>,
        }}
      >
        {(areas) =>
          areas.map((area) => (
            <QuestionListArea key={area.id} questionnaireId={questionnaireId} area={area} />
          ))
        }
      </Loaded>
    </PageColumn>
  );
}
