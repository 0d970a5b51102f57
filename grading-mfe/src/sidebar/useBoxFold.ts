import { useState } from 'react';
import { usePlatform, type KeyValueStorage } from '@cert/shared/platform';

/** Whether a box of the sidebar is open, and the function of its button. */
export type BoxFold = { isOpen: boolean; onToggle: () => void };

/** A box of the sidebar of one questionnaire. */
export type FoldableBox = { name: 'certification' | 'options'; questionnaireId: number };

/**
 * Whether a box of the sidebar is open. It opens by itself when it is due. A choice of the user is kept until the tab
 * is closed, with one exception: a box that the user closed before it was due opens once more when it is due. A box
 * never closes by itself while it is shown, so that nobody loses what is open in it. See docs/product/site.md#sidebar.
 * @param isDue whether the user has something to do in the box now
 */
export function useBoxFold(box: FoldableBox, isDue: boolean): BoxFold {
  const { tabStorage } = usePlatform();
  const [isOpen, setOpen] = useState(() => isOpenAtFirst(readFoldChoice(tabStorage, box), isDue));
  const [wasDue, setWasDue] = useState(isDue);
  if (isDue !== wasDue) {
    setWasDue(isDue);
    if (isDue) setOpen(true);
  }
  const onToggle = () => {
    storeFoldChoice(tabStorage, box, { isOpen: !isOpen, wasDue: isDue });
    setOpen(!isOpen);
  };
  return { isOpen, onToggle };
}

/** What the user has chosen last, and whether the box was due at that moment. */
type FoldChoice = { isOpen: boolean; wasDue: boolean };

function isOpenAtFirst(choice: FoldChoice | undefined, isDue: boolean): boolean {
  if (!choice || (isDue && !choice.wasDue)) return isDue;
  return choice.isOpen;
}

const keyOf = ({ name, questionnaireId }: FoldableBox) => `fold.${name}.${questionnaireId}`;

/** Stores the user's choice in the tab's storage. */
export function storeFoldChoice(
  tabStorage: KeyValueStorage,
  box: FoldableBox,
  choice: FoldChoice,
): void {
  tabStorage.setItem(keyOf(box), JSON.stringify(choice));
}

function readFoldChoice(tabStorage: KeyValueStorage, box: FoldableBox): FoldChoice | undefined {
  try {
    const kept = JSON.parse(tabStorage.getItem(keyOf(box)) ?? 'null') as Partial<FoldChoice> | null;
    if (typeof kept?.isOpen !== 'boolean') return undefined;
    return { isOpen: kept.isOpen, wasDue: kept.wasDue === true };
  } catch {
    // The stored value is not valid JSON. The box is shown as if nobody had touched it.
    return undefined;
  }
}
