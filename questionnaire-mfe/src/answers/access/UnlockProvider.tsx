import { createContext, useContext, useState, type ReactNode } from 'react';

/** Whether the team has unlocked area comments and documents. One state for the whole questionnaire. */
export type UnlockState = { isUnlocked: boolean; toggle: () => void };

const EditingContext = createContext<UnlockState | null>(null);

/** Keeps the unlocked state when the user moves between areas. Use the questionnaire id as its `key`. */
export function UnlockProvider({ children }: { children: ReactNode }) {
  const [isUnlocked, setUnlocked] = useState(false);
  const toggle = () => setUnlocked(!isUnlocked);
  return <EditingContext value={{ isUnlocked, toggle }}>{children}</EditingContext>;
}

/** @throws Error when used outside `UnlockProvider` */
export function useUnlockState(): UnlockState {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('useEditing was used outside QuestionnaireEditing');
  return editing;
}
