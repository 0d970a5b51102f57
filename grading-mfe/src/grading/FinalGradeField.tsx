import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { Area, CategoryReply } from '@cert/shared/contract';
import { finalGradeLockReason } from '@cert/shared/domain';
import { useLanguage } from '@cert/shared/platform';
import { GradeScale, Notice, space } from '@cert/shared/ui';
import type { QueuedGrade } from '../saving/useQueuedGrade.ts';
import { ChangedSince } from './ChangedSince.tsx';
import { GradeFoot } from './GradeFoot.tsx';

type Props = { final: QueuedGrade; category: CategoryReply; area: Area };

/** The area's final grade. The main certifier chooses it after the whole team has finalized. */
export function FinalGradeField({ final, category, area }: Props) {
  const { t } = useTranslation('grading');
  const { t: tPlatform } = useTranslation('platform');
  const language = useLanguage();
  const isMain = category.mainCertifier === 1;
  const lock = finalGradeLockReason({
    settings: { gradingLocked: category.gradingLocked === 1 },
    haveAllFinalized: category.finalized === 1,
    areaCounts: area.open,
  });
  const isOpen = isMain && lock === undefined;
  const isAfterReveal = category.certifiers?.[area.id]?.some((one) => one.afterReveal === 1);
  return (
    <Rows>
      <GradeScale
        label={t('area.final.title')}
        value={final.grade}
        onChange={final.choose}
        tone="final"
        language={language}
        isDisabled={!isOpen}
      />
      {isOpen ? (
        <GradeFoot hint={final.grade !== null && t('area.final.clearHint')} status={final.status} />
      ) : (
        <Notice tone="info">
          {isMain && lock ? tPlatform(`lock.${lock}`) : t('area.final.byMain')}
        </Notice>
      )}
      {isAfterReveal && <Notice tone="info">{t('area.final.afterReveal')}</Notice>}
      <ChangedSince
        whose="final"
        grade={final}
        hasChanged={area.changedSinceFinalGrade === 1}
        canConfirm={isOpen}
      />
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${space[2]};
`;
