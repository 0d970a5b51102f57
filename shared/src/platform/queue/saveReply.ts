import type { Reply } from '../../contract/index.ts';
import type { StoredValue } from './queueEntry.ts';

/** The result for every key that was sent, whatever the action. */
export type SaveReply = Omit<Reply<'questionnaireAnswersSave'>, 'conflicts'> & {
  conflicts: Record<string, StoredValue>;
};
