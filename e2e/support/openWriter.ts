import { knownAnswer } from '../../shared/src/platform/queue/knownAnswer.ts';
import { entryId, isUnsent, type StoredValue } from '../../shared/src/platform/queue/queueEntry.ts';
import type { HeadlessPage } from './headlessPage.ts';

/** A comment that one writer has for itself. */
export type CommentField = {
  questionnaireId: number;
  key: `area_comments_${number}`;
  stored: StoredValue | undefined;
};

export type Writer = {
  /** Types a new text; the page's own queue does the rest. */
  type: () => void;
  /** What was typed last. */
  text: () => string;
  /** Asks the server something, as an open page does every 15 seconds, and waits until nothing is under way. */
  refresh: () => Promise<void>;
  hasUnsent: () => boolean;
};

/** Somebody who writes one comment over and over on an open page. @param name tells the texts of writers apart */
export function openWriter(
  { api, queue }: HeadlessPage,
  { questionnaireId, key, stored }: CommentField,
  name: string,
): Writer {
  const id = entryId({ questionnaireId, key });
  const entry = () => queue.get().entries.get(id);
  let count = 0;
  const text = () => `${name}, text ${count}`;
  return {
    text,
    type() {
      count += 1;
      const acknowledged = queue.get().acknowledged.get(id);
      const { baseRevision } = knownAnswer({ stored, entry: entry(), acknowledged });
      const value = { type: 'comment', value: true, content: text() } as const;
      queue.put({ questionnaireId, key, value, baseRevision, delayMs: 0 });
    },
    async refresh() {
      await api.read('certifierQuestionnaireList', {}).catch(() => undefined);
      await queue.settled();
    },
    hasUnsent() {
      const now = entry();
      return now !== undefined && isUnsent(now);
    },
  };
}
