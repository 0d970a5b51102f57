import type { CertifierComment } from '@cert/shared/contract';
import { toFlag } from '../toFlag.ts';

/** A stored comment with its author's name. */
export type CommentRow = {
  id: number;
  content: string;
  questionnaire_id: number;
  account_id: number;
  created_at: Date | number;
  name: string;
};

/**
 * Converts a comment to the format of the API. Accounts have a single name: its first word is sent as the first name,
 * the rest as the last name. Only the author can edit a comment, and only in the questionnaire to which it belongs.
 */
export function presentComment(
  row: CommentRow,
  { accountId, questionnaireId }: { accountId: number; questionnaireId: number },
): CertifierComment {
  const [firstName = '', ...lastNames] = row.name.split(' ');
  return {
    id: row.id,
    content: row.content,
    questionnaireId: row.questionnaire_id,
    firstName,
    lastName: lastNames.join(' '),
    createdAt: new Date(row.created_at).toISOString(),
    editable: toFlag(row.account_id === accountId && row.questionnaire_id === questionnaireId),
  };
}
