import { entryId, isUnsent } from '../../shared/src/platform/queue/queueEntry.ts';
import type { StoredResponse } from '../../shared/src/contract/index.ts';
import {
  answerSaver,
  describeAnswerChange,
  type SentAnswer,
} from '../../shared/src/testing/testSavers.ts';
import type { HeadlessPage } from './headlessPage.ts';

/** A comment field that only one writer uses. */
export type CommentField = {
  questionnaireId: number;
  key: `area_comments_${number}`;
  stored: StoredResponse | undefined;
};

export type CommentWriter = {
  /** Types a new text, which the page's save queue then sends. */
  type: () => void;
  /** The last typed text. */
  text: () => string;
  /** Refreshes the page, as an open page does every 15 seconds, and waits until the save queue is idle. */
  refresh: () => Promise<void>;
  hasUnsent: () => boolean;
};

/**
 * Simulates a user who repeatedly edits one comment.
 * @param name part of each text, to distinguish the writers
 */
export function createCommentWriter(
  { api, queue }: HeadlessPage,
  { questionnaireId, key, stored }: CommentField,
  name: string,
): CommentWriter {
  const id = entryId({ questionnaireId, key });
  const entry = () => queue.get().entries.get(id);
  const field = {
    saver: answerSaver,
    questionnaireId,
    key,
    stored: stored && { ...stored, value: stored as SentAnswer },
    describe: describeAnswerChange,
  };
  let count = 0;
  const text = () => `${name}, text ${count}`;
  return {
    text,
    type() {
      count += 1;
      const value = { type: 'comment', value: true, content: text() } as const;
      queue.put({ ...field, value, delayMs: 0 });
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
