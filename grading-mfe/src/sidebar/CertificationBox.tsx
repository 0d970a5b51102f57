import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CategorySummary, QuestionnaireInfo } from '@cert/shared/contract';
import { gradingLockReason } from '@cert/shared/domain';
import { color, Icon, fontSize, space, ButtonLink } from '@cert/shared/ui';
import { TeamMemberName } from '../team/TeamMemberName.tsx';
import { FinalizeButton } from './FinalizeButton.tsx';
import { ResetFinalizationButton } from './ResetFinalizationButton.tsx';
import { calculateScore } from './calculateScore.ts';
import { SidebarBox } from './SidebarBox.tsx';

type Props = {
  questionnaireId: number;
  info: QuestionnaireInfo;
  categories: readonly CategorySummary[];
};

/** The team with its finalizations, the certifier's own finalization, and links to the report and the board. */
export function CertificationBox({ questionnaireId, info, categories }: Props) {
  const { t } = useTranslation('grading');
  return (
    <SidebarBox
      title={t('sidebar.certification.title')}
      link={
        <ReportLink to={`/${questionnaireId}/report`} target="_blank" rel="noopener">
          {t('sidebar.certification.report')}
          <Icon name="external" />
          <span className="visually-hidden">{t('sidebar.certification.newTab')}</span>
        </ReportLink>
      }
    >
      <TeamList questionnaireId={questionnaireId} info={info} />
      {info.questionnaire.finalized === 1 && (
        <AllFinalized>
          <Icon name="check" />
          {t('sidebar.certification.allFinalized')}
        </AllFinalized>
      )}
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

const ReportLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  font-weight: 600;
`;

const AllFinalized = styled.p`
  display: flex;
  align-items: center;
  gap: 0.4em;
  font-size: ${fontSize.small};
  font-weight: 600;
  color: ${color.final};
`;

type TeamListProps = { questionnaireId: number; info: QuestionnaireInfo };

/** The team, main certifier first, and who has finalized. The main certifier can reset a finalization. */
function TeamList({ questionnaireId, info }: TeamListProps) {
  const { t } = useTranslation('grading');
  const { certifiers = [], mainCertifier, revealed, settings } = info.questionnaire;
  const canReset =
    mainCertifier === 1 && !gradingLockReason({ gradingLocked: settings.gradingLocked === 1 });
  return (
    <List aria-label={t('sidebar.certification.team')}>
      {certifiers.map(({ id, name, main, finalized }) => (
        <Person key={id}>
          <TeamMemberName accountId={id} name={name} isMain={main === 1} />
          {finalized === 1 ? (
            <Done>
              <Icon name="check" />
              {t('sidebar.certification.finalized')}
            </Done>
          ) : (
            <span className="visually-hidden">{t('sidebar.certification.grading')}</span>
          )}
          {finalized === 1 && canReset && (
            <ResetFinalizationButton
              questionnaireId={questionnaireId}
              accountId={id}
              name={name}
              isRevealed={revealed === 1}
            />
          )}
        </Person>
      ))}
    </List>
  );
}

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${space[1]};
`;

const Person = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[2]};
`;

const Done = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  margin-inline-start: auto;
  font-weight: 600;
  color: ${color.final};
`;

type FinalizationProps = {
  questionnaireId: number;
  info: QuestionnaireInfo;
  categories: readonly CategorySummary[];
};

/**
 * Until the certifier has finalized: how many areas the user has graded, and the button that finalizes. Then, until the
 * whole team has finalized: a text that the user’s own grades are final. Renders nothing after that.
 */
function Finalization({ questionnaireId, info, categories }: FinalizationProps) {
  const { t } = useTranslation('grading');
  const { t: tPlatform } = useTranslation('platform');
  const { ownFinalized, finalized, settings } = info.questionnaire;
  if (ownFinalized === 1)
    return finalized === 1 ? null : <Note>{t('sidebar.certification.ownFinalized')}</Note>;
  const lock = gradingLockReason({ gradingLocked: settings.gradingLocked === 1 });
  const { graded, areas } = calculateScore(
    'certifier',
    categories.flatMap((category) => category.areas),
    { certificatePercent: 0 },
  );
  return (
    <Act>
      <Note>
        {lock ? tPlatform(`lock.${lock}`) : t('sidebar.certification.graded', { graded, areas })}
      </Note>
      <FinalizeButton tone="secondary" {...{ questionnaireId, info, categories }} />
    </Act>
  );
}

// The text is beside the button if there is room, otherwise above it.
const Act = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};

  & > p {
    flex: 1 1 4.5rem;
  }

  & > button {
    flex: none;
  }
`;

const Note = styled.p`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;
