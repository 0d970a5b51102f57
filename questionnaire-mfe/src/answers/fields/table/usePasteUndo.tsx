import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { Question } from '@cert/shared/contract';
import { answerKey, type TableValue } from '@cert/shared/domain';
import { useCurrentCategory } from '../../CurrentCategory.tsx';
import { useFormStore } from '../../saving/useFormStore.ts';
import { requireSingleAnswer } from '../QuestionFieldComponent.ts';
import { UndoNotice } from '../UndoNotice.tsx';
import { toTableValue } from './useCell.ts';

type PasteOffer = {
  /** Event handlers to put on the element around the table. */
  handlers: {
    onPasteCapture: () => void;
    onPaste: (event: ClipboardEvent) => void;
    onInput: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  /** The notice whose button undoes the last paste, if that paste replaced filled cells. */
  offer: ReactNode;
};

/**
 * Lets the user undo the paste of a block over filled cells, by a button or by the keys for undo. The browser's own
 * undo cannot do this, because it knows only entries in single inputs. After the next entry, undoing is no longer
 * offered.
 */
export function usePasteUndo(question: Question): PasteOffer {
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
        // If `pasteBlock` has not prevented the event, the browser itself pastes the text, and can undo the paste.
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
      <UndoNotice onTakeBack={takeBack}>{t('table.replaced', { count: replacedCount })}</UndoNotice>
    ),
  };
}

function countReplaced(before: TableValue, now: TableValue): number {
  return Object.entries(before).filter(([cell, content]) => now[cell] !== content).length;
}

function isUndo({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey;
}
