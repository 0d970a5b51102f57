import { createContext, useContext, useState, type ReactNode } from 'react';

/** The team's switch for area comments and documents, one for the whole questionnaire (spec 1 §4). */
export type Editing = { isUnlocked: boolean; toggle: () => void };

const EditingContext = createContext<Editing | null>(null);

/** Keeps the switch while one moves from area to area; give it the questionnaire as its key. */
export function QuestionnaireEditing({ children }: { children: ReactNode }) {
  const [isUnlocked, setUnlocked] = useState(false);
  const toggle = () => setUnlocked(!isUnlocked);
  return <EditingContext value={{ isUnlocked, toggle }}>{children}</EditingContext>;
}

/** @throws Error outside of `QuestionnaireEditing` */
export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('this part stands outside of a questionnaire that can be edited');
  return editing;
}
