import { plainText, type GradingKey } from '@cert/shared/domain';
import { extractText, useQueuedField } from '@cert/shared/platform';
import type { SaveStatus } from './SaveStatus.ts';
import { useForgetAfterRead } from './useForgetAfterRead.ts';
import { useSaveStatus } from './useSaveStatus.ts';

export type QueuedComment = {
  text: string;
  status: SaveStatus;
  /** Shows the text at once and saves it after a pause in typing. An empty text deletes the comment. */
  write: (text: string) => void;
};

/**
 * A comment that the save queue saves while the user types.
 * @param read the comment in the loaded reply `readWith`
 */
export function useQueuedComment({
  questionnaireId,
  key,
  read,
  readWith,
}: {
  questionnaireId: number;
  key: GradingKey;
  read: string;
  readWith: object;
}): QueuedComment {
  const { value, status, change } = useQueuedField(questionnaireId, key, undefined);
  useForgetAfterRead({ questionnaireId, key }, readWith);
  const text = value === undefined ? read : extractText(value);
  return {
    text,
    status: useSaveStatus({ key, kind: status.kind, isEmpty: text.trim() === '' }),
    write: (entered) => {
      const content = plainText(entered);
      change(content !== '' && { type: 'comment', value: true, content });
    },
  };
}
