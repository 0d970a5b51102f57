import type { Area } from '@cert/shared/contract';
import { finalGradeKey } from '@cert/shared/domain';
import { useQueuedGrade, type QueuedGrade } from '../saving/useQueuedGrade.ts';

/** The final grade of an area. Only the main certifier can change it. */
export function useFinalGrade({
  questionnaireId,
  area,
}: {
  questionnaireId: number;
  area: Area;
}): QueuedGrade {
  return useQueuedGrade({
    kind: 'finalGrade',
    questionnaireId,
    key: finalGradeKey(area.id),
    read: area.certifierFinalGrade ?? null,
    seen: area.answersDigest,
    readWith: area,
  });
}
