import type { Reply } from '../../contract/index.ts';
import type { StoredValue } from './queueEntry.ts';

/** The fate of every key that was sent, whatever action has saved it. */
export type SaveReply = Omit<Reply<'questionnaireAnswersSave'>, 'conflicts'> & {
  conflicts: Record<string, StoredValue>;
};
