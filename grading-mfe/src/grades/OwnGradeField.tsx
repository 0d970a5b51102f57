import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Area, CategoryReply } from '@cert/shared/contract';
import { ownGradeLockReason } from '@cert/shared/domain';
import { useLanguage } from '@cert/shared/platform';
import { GradeScale, Notice, space } from '@cert/shared/ui';
import type { QueuedGrade } from '../saving/gradingFields.ts';
import { DockedGradeScale } from './DockedGradeScale.tsx';
import { AnswersChangedNotice, GradeScaleFooter } from './GradeScaleFooter.tsx';

type Props = { own: QueuedGrade; category: CategoryReply; area: Area };

/** The certifier's own grade with its save state and, while it is locked, the reason. */
export function OwnGradeField({ own, category, area }: Props) {
  const { t } = useTranslation('grading');
  const { t: tPlatform } = useTranslation('platform');
  const language = useLanguage();
  const lock = ownGradeLockReason({
    settings: { gradingLocked: category.gradingLocked === 1 },
    hasFinalized: category.ownFinalized === 1,
    areaCounts: area.open,
  });
  return (
    <Rows>
      <DockedGradeScale isDocked={lock === undefined}>
        <GradeScale
          label={t('own.title')}
          value={own.grade}
          onChange={own.choose}
          tone="own"
          language={language}
          suggestion={
            area.grade == null ? undefined : { grade: area.grade, text: t('suggestion.title') }
          }
          isDisabled={lock !== undefined}
        />
        {(lock === undefined || own.status.kind !== 'stored') && (
          <GradeScaleFooter
            hint={lock === undefined && own.grade !== null && t('own.clearHint')}
            status={own.status}
          />
        )}
      </DockedGradeScale>
      <AnswersChangedNotice
        whose="own"
        grade={own}
        hasChanged={area.changedSinceGrade === 1}
        canConfirm={lock === undefined}
      />
      {lock && (
        <Notice tone="info">
          {tPlatform(`lock.${lock}`)} <span>{t('area.commentsOpen')}</span>
        </Notice>
      )}
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${space[2]};
`;
