import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { QuestionnaireInfo } from '@cert/shared/contract';
import { DoneMark, RowList, space } from '@cert/shared/ui';
import { TeamMemberName } from './TeamMemberName.tsx';

type Members = NonNullable<QuestionnaireInfo['questionnaire']['certifiers']>;

type Props = {
  team: Members;
  /** A compact list: no lines between the names, and a visible mark only at those who have finalized. */
  isDense?: boolean;
  /** Renders an action beside a member who has finalized, such as a button that resets the finalization. */
  renderAction?: ((member: Members[number]) => ReactNode) | false;
};

/** The team, main certifier first, and who has finalized. */
export function FinalizationList({ team, isDense = false, renderAction }: Props) {
  const { t } = useTranslation('grading');
  const List = isDense ? DenseList : RowList;
  return (
    <List aria-label={t('sidebar.certification.team')}>
      {team.map((member) => {
        const { id, name, main, finalized } = member;
        return (
          <li key={id}>
            <TeamMemberName accountId={id} name={name} isMain={main === 1} />
            {finalized === 1 ? (
              <DoneMark isDone>{t('sidebar.certification.finalized')}</DoneMark>
            ) : (
              <span className={isDense ? 'visually-hidden' : undefined}>
                <DoneMark isDone={false}>{t('sidebar.certification.grading')}</DoneMark>
              </span>
            )}
            {finalized === 1 && renderAction && renderAction(member)}
          </li>
        );
      })}
    </List>
  );
}

const DenseList = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${space[1]};

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space[2]};
  }

  > li > :nth-child(2) {
    margin-inline-start: auto;
  }
`;
