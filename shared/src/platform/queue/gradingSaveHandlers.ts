import type { GradingKeyKind } from '../../domain/index.ts';
import type { ReadName } from '../../contract/index.ts';
import type { Api } from '../api/api.ts';
import { extractGrade } from './extractGrade.ts';
import type { QueuedValue } from './queueEntry.ts';
import type { KeySaveHandler } from './singleSave.ts';
import { extractText } from './extractText.ts';

/**
 * How to save an area's grades and comments, by the area's id. They have no revisions and no conflicts, because only
 * the user can change them.
 */
export const gradingSaveHandlers: Record<GradingKeyKind, (areaId: number) => KeySaveHandler> = {
  ownGrade: ownOnly(
    async (api, { value, ...on }) =>
      (await api.act('certifierAreaGradeSet', { ...on, ...gradeAndSeen(value) })).gradedAt,
    ['areaCategory', 'areaCategoryList'],
  ),
  ownComment: ownOnly(
    async (api, { value, ...on }) =>
      (await api.act('certifierAreaCommentSet', { ...on, content: extractText(value) })).changedAt,
    ['areaCategory'],
  ),
  finalGrade: ownOnly(
    async (api, { value, ...on }) =>
      (await api.act('certifierAreaFinalGradeSet', { ...on, ...gradeAndSeen(value) })).setAt,
    // The last missing final grade decides the certificate, and the reply of `info` contains the result.
    ['areaCategory', 'areaCategoryList', 'info'],
  ),
  finalComment: ownOnly(
    async (api, { value, ...on }) =>
      (await api.act('certifierAreaFinalCommentSet', { ...on, content: extractText(value) }))
        .changedAt,
    ['areaCategory'],
  ),
};

/**
 * Creates the save of a value that only the user can change. @param save returns the time of the save; null for a
 * cleared value
 */
function ownOnly(
  save: (
    api: Pick<Api, 'act'>,
    change: { id: number; areaId: number; value: QueuedValue },
  ) => Promise<string | null>,
  shownBy: readonly ReadName[],
): (areaId: number) => KeySaveHandler {
  return (areaId) => ({
    async send(api, { id, value }) {
      const savedAt = await save(api, { id, areaId, value });
      return { saved: { revision: 0, savedAt: savedAt ?? new Date().toISOString() } };
    },
    shownBy,
  });
}

function gradeAndSeen(value: QueuedValue) {
  return {
    grade: extractGrade(value),
    ...(value !== false && value.seen !== undefined && { seen: value.seen }),
  };
}
