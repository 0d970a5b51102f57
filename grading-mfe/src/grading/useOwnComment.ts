import type { Area, CategoryReply } from '@cert/shared/contract';
import { ownCommentKey } from '@cert/shared/domain';
import { useQueuedComment, type QueuedComment } from '../saving/useQueuedGrade.ts';

/** The reader's own comment on an area. The other team members can read it after all have finalized. */
export function useOwnComment({
  questionnaireId,
  category,
  area,
}: {
  questionnaireId: number;
  category: CategoryReply;
  area: Area;
}): QueuedComment {
  const comments = category.certifierComments?.[area.id] ?? [];
  return useQueuedComment({
    kind: 'ownComment',
    questionnaireId,
    key: ownCommentKey(area.id),
    read: comments.find(({ editable }) => editable === 1)?.content ?? '',
    readWith: category,
  });
}
