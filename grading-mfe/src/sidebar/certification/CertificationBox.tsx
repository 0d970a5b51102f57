import { styled } from 'styled-components';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import type { CategorySummary, QuestionnaireInfo } from '@cert/shared/contract';
import { ButtonLink, color, Icon, fontSize } from '@cert/shared/ui';
import { SidebarBox } from '../SidebarBox.tsx';
import { Finalization } from './Finalization.tsx';
import { TeamList } from './TeamList.tsx';

type Props = {
  questionnaireId: number;
  info: QuestionnaireInfo;
  categories: readonly CategorySummary[];
};

/** Which team members have finalized, the reader's own finalization, and the link to the report. */
export function CertificationBox({ questionnaireId, info, categories }: Props) {
  const { t } = useTranslation('grading');
  return (
    <SidebarBox title={t('sidebar.certification.title')}>
      <TeamList questionnaireId={questionnaireId} info={info} />
      {info.questionnaire.finalized === 1 && (
        <AllFinalized>
          <Icon name="check" />
          {t('sidebar.certification.allFinalized')}
        </AllFinalized>
      )}
      <Finalization questionnaireId={questionnaireId} info={info} categories={categories} />
      <ButtonLink>
        <Link to={`/${questionnaireId}/report`} target="_blank" rel="noopener">
          {t('sidebar.certification.report')}
          <Icon name="external" />
          <span className="visually-hidden">{t('sidebar.certification.newTab')}</span>
        </Link>
      </ButtonLink>
    </SidebarBox>
  );
}

const AllFinalized = styled.p`
  display: flex;
  align-items: center;
  gap: 0.4em;
  font-size: ${fontSize.small};
  font-weight: 600;
  color: ${color.final};
`;
