import type { Area, CategoryReply } from '@cert/shared/contract';
import { finalCommentKey } from '@cert/shared/domain';
import { useQueuedComment, type QueuedComment } from '../saving/useQueuedGrade.ts';

/** The team's final comment on an area. Only the main certifier can change it. */
export function useFinalComment({
  questionnaireId,
  category,
  area,
}: {
  questionnaireId: number;
  category: CategoryReply;
  area: Area;
}): QueuedComment {
  const comments = category.certifierFinalComments?.[area.id] ?? [];
  return useQueuedComment({
    kind: 'finalComment',
    questionnaireId,
    key: finalCommentKey(area.id),
    read: comments.find((comment) => comment.questionnaireId === questionnaireId)?.content ?? '',
    readWith: category,
  });
}
