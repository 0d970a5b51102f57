import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Area, CategoryReply } from '@cert/shared/contract';
import { finalGradeLockReason } from '@cert/shared/domain';
import { type FillerPropsBySlot, useLanguage } from '@cert/shared/platform';
import { GradeScale, Notice, space, color, fontSize } from '@cert/shared/ui';
import {
  toPlaceOfArea,
  useQueuedComment,
  type QueuedComment,
  type QueuedGrade,
} from '../saving/gradingFields.ts';
import { CommentBox } from './CommentBox.tsx';
import { DockedGradeScale } from './DockedGradeScale.tsx';
import { AnswersChangedNotice, GradeScaleFooter } from './GradeScaleFooter.tsx';
import { TeamGradesView } from './TeamGradesView.tsx';

type Props = { final: QueuedGrade } & FillerPropsBySlot['area.grading'];

/** Shown after the whole team has finalized: the team's grades, the final grade and the final comment. */
export function AreaReconciliation({ final, ...place }: Props) {
  const { category, area } = place;
  const opinions = category.certifiers?.[area.id];
  return (
    <>
      {opinions && <TeamGradesView opinions={opinions} />}
      <FinalGradeField final={final} category={category} area={area} />
      <FinalComment {...place} />
    </>
  );
}

type FinalGradeFieldProps = { final: QueuedGrade; category: CategoryReply; area: Area };

/** The area's final grade. The main certifier chooses it after the whole team has finalized. */
function FinalGradeField({ final, category, area }: FinalGradeFieldProps) {
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
      <DockedGradeScale isDocked={isOpen}>
        <GradeScale
          label={t('area.final.title')}
          value={final.grade}
          onChange={final.choose}
          tone="final"
          language={language}
          isDisabled={!isOpen}
        />
        {isOpen && (
          <GradeScaleFooter
            hint={final.grade !== null && t('area.final.clearHint')}
            status={final.status}
          />
        )}
      </DockedGradeScale>
      {!isOpen && (
        <Notice tone="info">
          {isMain && lock ? (
            <>
              {tPlatform(`lock.${lock}`)} <span>{t('area.commentsOpen')}</span>
            </>
          ) : (
            t('area.final.byMain')
          )}
        </Notice>
      )}
      {isAfterReveal && <Notice tone="info">{t('area.final.afterReveal')}</Notice>}
      <AnswersChangedNotice
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

type FinalCommentProps = FillerPropsBySlot['area.grading'];

/** The team's final comment on the area. The main certifier can edit it; the other team members can only read it. */
function FinalComment(props: FinalCommentProps) {
  const { t } = useTranslation('grading');
  const comment = useFinalComment(props);
  const title = t('area.finalComment.title');
  if (props.category.mainCertifier === 1) return <CommentBox label={title} comment={comment} />;
  return (
    <figure>
      <Title>{title}</Title>
      <Words $isEmpty={comment.text === ''}>{comment.text || t('area.finalComment.none')}</Words>
    </figure>
  );
}

const Title = styled.figcaption`
  font-size: ${fontSize.small};
  font-weight: 600;
`;

const Words = styled.p<{ $isEmpty: boolean }>`
  white-space: pre-line;
  overflow-wrap: anywhere;
  color: ${({ $isEmpty }) => ($isEmpty ? color.inkSoft : color.ink)};
`;

/** The team's final comment on an area. Only the main certifier can change it. */
function useFinalComment(panel: FinalCommentProps): QueuedComment {
  const { questionnaireId, category, area } = panel;
  const comments = category.certifierFinalComments?.[area.id] ?? [];
  return useQueuedComment({
    ...toPlaceOfArea(panel),
    kind: 'finalComment',
    read: comments.find((comment) => comment.questionnaireId === questionnaireId)?.content ?? '',
    readWith: category,
  });
}
