import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { QuestionnaireOverview } from '@cert/shared/contract';
import { color, DoneMark, Icon, ProgressBar, RowList, space } from '@cert/shared/ui';
import { HomeCard } from './HomeCard.tsx';

type Props = { grading: NonNullable<QuestionnaireOverview['grading']> };

/**
 * Shows how many areas the certifier has graded, and which team members have finalized. It does not show how many areas
 * the others have graded. See docs/product/grading.md#blind-phase.
 */
export function TeamProgress({ grading: { graded, counting, changed, team } }: Props) {
  const { t } = useTranslation('org-forms');
  return (
    <HomeCard title={t('home.team.title')}>
      <p>{t('home.team.graded', { graded, count: counting })}</p>
      <ProgressBar
        label={t('home.team.title')}
        percent={counting === 0 ? 100 : Math.floor((100 * graded) / counting)}
      />
      {changed > 0 && (
        <Changed>
          <Icon name="warning" /> {t('home.team.changed', { count: changed })}
        </Changed>
      )}
      <RowList>
        {team.map(({ id, name, main, finalized }) => (
          <li key={id}>
            <span>
              {name}
              {main === 1 && <Soft> · {t('home.team.main')}</Soft>}
            </span>
            <DoneMark isDone={finalized === 1}>
              {t(finalized === 1 ? 'home.team.finalized' : 'home.team.open')}
            </DoneMark>
          </li>
        ))}
      </RowList>
    </HomeCard>
  );
}

const Changed = styled.p`
  display: flex;
  gap: ${space[2]};
  color: ${color.warning};

  svg {
    flex: none;
    inline-size: 1em;
  }
`;

const Soft = styled.small`
  color: ${color.inkSoft};
`;
