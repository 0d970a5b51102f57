import type { CertifierComment } from '@cert/shared/contract';
import { asFlag } from '../questionnaires/asFlag.ts';

/** A stored comment with the name of its author. */
export type CommentRow = {
  id: number;
  content: string;
  questionnaire_id: number;
  account_id: number;
  created_at: Date | number;
  name: string;
};

/**
 * A comment as the wire has it (spec 1 §3). Accounts have one name: its first word travels as the first name, so that
 * both together are the name again. Only one's own, and only in the questionnaire that is open, can be edited.
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
    editable: asFlag(row.account_id === accountId && row.questionnaire_id === questionnaireId),
  };
}
