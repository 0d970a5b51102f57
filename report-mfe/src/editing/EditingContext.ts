import { createContext, useContext } from 'react';
import type { ProgrammeReply, Reply } from '@cert/shared/contract';
import type { Store } from '@cert/shared/platform';
import type { ReportView } from '../reportView.ts';

/** A colleague and the text that he or she is editing now. */
export type Colleague = Reply<'reportEditing'>[number];

/** What the texts of one open report share while the team writes it. */
export type Editing = {
  questionnaireId: number;
  /** As it was read last, also while a text is edited and the sheets stay as they were. */
  report: ReportView;
  programme: Pick<ProgrammeReply, 'editorLicenceKey' | 'beyondCategories'>;
  /** The field that is open in the editor; null for none. */
  edited: Store<string | null>;
  /** The field whose editor was closed last: the focus goes back to it. */
  left: Store<string | null>;
  colleagues: Store<readonly Colleague[]>;
};

export const EditingContext = createContext<Editing | null>(null);

/** @throws outside of an open report */
export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('this text stands outside of an open report');
  return editing;
}
