import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CategorySummary, QuestionnaireInfo } from '@cert/shared/contract';
import { gradingLockReason } from '@cert/shared/domain';
import { color, Icon, fontSize, ButtonLink } from '@cert/shared/ui';
import { FinalizationList } from '../team/FinalizationList.tsx';
import { FinalizeButton } from './FinalizeButton.tsx';
import { ResetFinalizationButton } from './ResetFinalizationButton.tsx';
import { countGradedAreas } from './calculateScore.ts';
import { SidebarBox } from './SidebarBox.tsx';
import { useBoxFold } from './useBoxFold.ts';

type Props = {
  questionnaireId: number;
  info: QuestionnaireInfo;
  categories: readonly CategorySummary[];
};

/**
 * The team with its finalizations, the certifier's own finalization, and links to the report and the board. Folded
 * until the user unfolds it or has something to do in it.
 */
export function CertificationBox({ questionnaireId, info, categories }: Props) {
  const { t } = useTranslation('grading');
  const fold = useBoxFold(
    { name: 'certification', questionnaireId },
    isTimeToCertify(info, categories),
  );
  return (
    <SidebarBox
      title={t('sidebar.certification.title')}
      fold={fold}
      link={
        <ReportLink to={`/${questionnaireId}/report`} target="_blank" rel="noopener">
          {t('sidebar.certification.report')}
          <Icon name="external" />
          <span className="visually-hidden">{t('sidebar.certification.newTab')}</span>
        </ReportLink>
      }
    >
      <TeamList questionnaireId={questionnaireId} info={info} />
      <Finalization questionnaireId={questionnaireId} info={info} categories={categories} />
      {info.questionnaire.finalized === 1 && (
        <ButtonLink>
          <Link to={`/${questionnaireId}/reconciliation`}>
            {t('sidebar.certification.reconcile')}
          </Link>
        </ButtonLink>
      )}
    </SidebarBox>
  );
}

/**
 * Whether the certifier has something to do in the box now: to finalize, once all areas have an own grade and while
 * grading is not locked, or to agree on final grades, once everybody has finalized. After the release of the report,
 * nothing is left to do.
 */
function isTimeToCertify(
  { questionnaire }: QuestionnaireInfo,
  categories: readonly CategorySummary[],
): boolean {
  const { finalized, ownFinalized, reportReleasedAt, settings } = questionnaire;
  if (reportReleasedAt != null) return false;
  if (finalized === 1) return true;
  const isLocked = gradingLockReason({ gradingLocked: settings.gradingLocked === 1 }) !== undefined;
  if (ownFinalized === 1 || isLocked) return false;
  const { graded, areas } = countGradedAreas(
    'certifier',
    categories.flatMap((category) => category.areas),
  );
  return areas > 0 && graded === areas;
}

const ReportLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  font-weight: 600;
`;

type TeamListProps = { questionnaireId: number; info: QuestionnaireInfo };

/** The team and who has finalized. The main certifier can reset a finalization. */
function TeamList({ questionnaireId, info }: TeamListProps) {
  const { certifiers = [], mainCertifier, revealed, settings } = info.questionnaire;
  const canReset =
    mainCertifier === 1 && !gradingLockReason({ gradingLocked: settings.gradingLocked === 1 });
  return (
    <FinalizationList
      team={certifiers}
      isDense
      renderAction={
        canReset &&
        (({ id, name }) => (
          <ResetFinalizationButton
            questionnaireId={questionnaireId}
            accountId={id}
            name={name}
            isRevealed={revealed === 1}
          />
        ))
      }
    />
  );
}

type FinalizationProps = {
  questionnaireId: number;
  info: QuestionnaireInfo;
  categories: readonly CategorySummary[];
};

/**
 * Until the certifier has finalized, the button that finalizes. Then, until the whole team has finalized, a text that
 * says that the user’s own grades are final. Renders nothing after that.
 */
function Finalization({ questionnaireId, info, categories }: FinalizationProps) {
  const { t } = useTranslation('grading');
  const { ownFinalized, finalized } = info.questionnaire;
  if (ownFinalized === 1)
    return finalized === 1 ? null : <Note>{t('sidebar.certification.ownFinalized')}</Note>;
  return <FinalizeButton tone="secondary" {...{ questionnaireId, info, categories }} />;
}

const Note = styled.p`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;
