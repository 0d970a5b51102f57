import type { AttachedDocument } from '@cert/shared/contract';
import { DeleteDialog } from './DeleteDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';

export type DocumentChangeDialogProps = {
  change: 'rename' | 'delete';
  questionnaireId: number;
  document: AttachedDocument;
  onClose: () => void;
  /** Called after the deletion, before the dialog closes. */
  onDeleted: () => void;
};

/** The dialog in which the user changes the title of a document, or confirms its deletion. */
export function DocumentChangeDialog({ change, onDeleted, ...props }: DocumentChangeDialogProps) {
  if (change === 'rename') return <RenameDialog {...props} />;
  return <DeleteDialog {...props} onDeleted={onDeleted} />;
}
