import type { Area } from '@cert/shared/contract';
import { ownGradeKey } from '@cert/shared/domain';
import { useQueuedGrade, type QueuedGrade } from '../saving/useQueuedGrade.ts';

export function useOwnGrade({
  questionnaireId,
  area,
}: {
  questionnaireId: number;
  area: Area;
}): QueuedGrade {
  return useQueuedGrade({
    kind: 'ownGrade',
    questionnaireId,
    key: ownGradeKey(area.id),
    read: area.certifierGrade ?? null,
    seen: area.answersDigest,
    readWith: area,
  });
}
