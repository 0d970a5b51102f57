import { createContext, useContext } from 'react';
import type { ProgrammeReply, Reply } from '@cert/shared/contract';
import type { Store } from '@cert/shared/platform';
import type { ReportData } from '../reportData.ts';

/** A colleague and the text that he or she is editing. */
export type EditingColleague = Reply<'reportEditing'>[number];

/** State that all texts of one open report share during editing. */
export type EditingState = {
  questionnaireId: number;
  /** The latest report from the server; the sheets may show an older one while a text is edited. */
  report: ReportData;
  programme: Pick<ProgrammeReply, 'editorLicenceKey' | 'beyondCategories'>;
  /** The field that is open in the editor; null for none. */
  edited: Store<string | null>;
  /** The field whose editor was closed last; its text gets the focus back. Null for none. */
  lastEdited: Store<string | null>;
  colleagues: Store<readonly EditingColleague[]>;
  /** The titles of the figures that have changed since a text was written, by field. */
  changedFigures: ReadonlyMap<string, readonly string[]>;
  /** Returns the query and fragment of the address at which the report shows a text. */
  findAddress: (field: string, report: ReportData) => string;
};

/** The editing state of the open report; null outside of a report. */
export const EditingContext = createContext<EditingState | null>(null);

/** Returns the editing state of the open report. @throws {Error} outside of an open report */
export function useEditingState(): EditingState {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('this text stands outside of an open report');
  return editing;
}
