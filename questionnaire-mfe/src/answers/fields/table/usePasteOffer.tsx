import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { Question } from '@cert/shared/contract';
import { answerKey, type TableValue } from '@cert/shared/domain';
import { useCurrentCategory } from '../../CurrentCategory.tsx';
import { useFormStore } from '../../saving/useFormStore.ts';
import { requireSingleAnswer } from '../QuestionFieldComponent.ts';
import { UndoButton } from '../UndoButton.tsx';
import { toTableValue } from './useCell.ts';

type PasteOffer = {
  /** The handlers of the element around the table. */
  handlers: {
    onPasteCapture: () => void;
    onPaste: (event: ClipboardEvent) => void;
    onInput: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  /** The offer to take the last paste back, if it replaced filled cells. */
  offer: ReactNode;
};

/**
 * Lets the user take back a block that was pasted over filled cells, by a button or by the keys for undo, because the
 * browser's own undo does not know the block. The next entry ends the offer.
 */
export function usePasteOffer(question: Question): PasteOffer {
  const { t } = useCurrentCategory();
  const { read, write } = useFormStore();
  const before = useRef<TableValue>({});
  const [replacedCount, setReplacedCount] = useState(0);
  const { id: questionId, type } = question;
  const answerId = requireSingleAnswer(question).id;
  const key = answerKey(answerId);

  function takeBack() {
    write(key, { questionId, answerId, type, value: before.current });
    setReplacedCount(0);
  }

  return {
    handlers: {
      onPasteCapture: () => void (before.current = toTableValue(read(key))),
      onPaste(event) {
        // A text that the browser itself pastes can be undone by the browser.
        if (!event.defaultPrevented) return;
        setReplacedCount(countReplaced(before.current, toTableValue(read(key))));
      },
      onInput: () => setReplacedCount(0),
      onKeyDown(event) {
        if (replacedCount === 0 || !isUndo(event)) return;
        event.preventDefault();
        takeBack();
      },
    },
    offer: replacedCount > 0 && (
      <UndoButton onTakeBack={takeBack}>{t('table.replaced', { count: replacedCount })}</UndoButton>
    ),
  };
}

function countReplaced(before: TableValue, now: TableValue): number {
  return Object.entries(before).filter(([cell, content]) => now[cell] !== content).length;
}

function isUndo({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey;
}
