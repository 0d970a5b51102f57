import { useTranslation } from 'react-i18next';
import { Loaded, useRead } from '@cert/shared/platform';
import { Notice } from '@cert/shared/ui';
import { HeadedPage } from '../HeadedPage.tsx';
import { QuestionnaireList } from './QuestionnaireList.tsx';

/** `/{id}/questionnaires`: all questionnaires of the certifier. */
export function QuestionnaireListPage() {
  const { t } = useTranslation('org-forms');
  const list = useRead('certifierQuestionnaireList', {});
  return (
    <HeadedPage title={t('list.title')} lead={t('list.lead')}>
      <Loaded
        of={list}
        empty={{
          when: (items) => items.length === 0,
          show: <Notice tone="info">{t('list.empty')}</Notice>,
        }}
      >
        {(items) => <QuestionnaireList items={items} />}
      </Loaded>
    </HeadedPage>
  );
}
