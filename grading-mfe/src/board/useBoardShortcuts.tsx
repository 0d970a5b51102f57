import { useCallback, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ShortcutsDialog } from '../meeting/keys/ShortcutsDialog.tsx';
import { useCharacterKeySetting } from '../meeting/keys/useCharacterKeySetting.ts';
import {
  gradeCharacterKeys,
  noCharacterKeys,
  type GradeCommand,
  type MeetingCommand,
} from '../meeting/keys/meetingCommands.ts';
import { useMeetingShortcuts } from '../meeting/keys/useMeetingShortcuts.ts';

/** A command that a keyboard shortcut sends to the row that has the focus. */
export type RowCommand = GradeCommand | { kind: 'notes' };

/** Registers the handler for keyboard commands in an area's row. @returns a function that removes the handler */
export type RegisterRowHandler = (
  areaId: number,
  handle: (command: RowCommand) => void,
) => () => void;

export type BoardShortcuts = {
  registerRowHandler: RegisterRowHandler;
  hasCharacterKeys: boolean;
  setCharacterKeys: (areOn: boolean) => void;
  isHelpOpen: boolean;
  openHelp: () => void;
  closeHelp: () => void;
};

/**
 * The keyboard shortcuts of the board. They move the focus from row to row (also with j and k), and set the final grade
 * or show the comments of the focused row. Unlike in the meeting, there are no shortcuts for timer and criteria.
 * @param page the element that contains the rows, each with its area's id in `data-area`
 */
export function useBoardShortcuts(page: RefObject<HTMLElement | null>): BoardShortcuts {
  const [hasCharacterKeys, setCharacterKeys] = useCharacterKeySetting();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const rows = useRef(new Map<number, (command: RowCommand) => void>());
  const registerRowHandler: RegisterRowHandler = useCallback((areaId, handle) => {
    rows.current.set(areaId, handle);
    return () => void rows.current.delete(areaId);
  }, []);

  const rowOf = (areaId: number, part = '') =>
    page.current?.querySelector(`tr[data-area="${areaId}"]${part}`) ?? undefined;

  function move(step: 1 | -1): void {
    const ids = listShownAreas(page.current);
    const current = focusedArea();
    const index = current === undefined ? (step === 1 ? -1 : 0) : ids.indexOf(current);
    const next = ids[Math.min(Math.max(index + step, 0), ids.length - 1)];
    if (next !== undefined) focusRow(rowOf(next));
  }

  useMeetingShortcuts({
    characters: hasCharacterKeys ? boardCharacters : noCharacterKeys,
    onCommand(command) {
      const area = focusedArea();
      switch (command.kind) {
        case 'next':
          return move(1);
        case 'previous':
          return move(-1);
        case 'help':
          return setHelpOpen(true);
        case 'page':
          return area === undefined ? undefined : focusRow(rowOf(area));
        case 'time':
        case 'criteria':
          return;
        case 'notes':
          if (area === undefined) return;
          // Renders the comments at once, so that the next key press already types into the comment field.
          flushSync(() => rows.current.get(area)?.({ kind: 'notes' }));
          rowOf(area, '[data-part]')?.querySelector('textarea')?.focus();
          return;
        case 'grade':
        case 'step':
        case 'clear':
          if (area === undefined) return;
          rows.current.get(area)?.(command);
          // Focus the new grade once it is rendered, so that the arrow keys continue from there. Leave the focus as it
          // is if a later key has already moved it to another row.
          if (document.activeElement?.matches('input[type="radio"]'))
            setTimeout(() => focusedArea() === area && focusRow(rowOf(area)));
      }
    },
  });

  return {
    registerRowHandler,
    hasCharacterKeys,
    setCharacterKeys,
    isHelpOpen,
    openHelp: () => setHelpOpen(true),
    closeHelp: () => setHelpOpen(false),
  };
}

const boardCharacters: ReadonlyMap<string, MeetingCommand> = new Map<string, MeetingCommand>([
  ...gradeCharacterKeys,
  ['j', { kind: 'next' }],
  ['n', { kind: 'next' }],
  ['k', { kind: 'previous' }],
  ['p', { kind: 'previous' }],
  ['c', { kind: 'notes' }],
  ['?', { kind: 'help' }],
]);

/** Returns the ids of the areas whose rows are not collapsed, from top to bottom. */
function listShownAreas(page: HTMLElement | null): number[] {
  const rows = [...(page?.querySelectorAll('tr[data-area]:not([data-part])') ?? [])];
  return rows
    .filter((row) => !row.closest('[data-is-open="false"]'))
    .map((row) => Number(row.getAttribute('data-area')));
}

function focusedArea(): number | undefined {
  const row = document.activeElement?.closest('tr[data-area]');
  return row ? Number(row.getAttribute('data-area')) : undefined;
}

/** Focuses the final grade of a row, or the link to its area while the grade is locked, and scrolls to the row. */
function focusRow(row: Element | undefined): void {
  const target =
    row?.querySelector<HTMLElement>('input[type="radio"]:checked:enabled') ??
    row?.querySelector<HTMLElement>('input[type="radio"]:enabled') ??
    row?.querySelector<HTMLElement>('a');
  target?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

/** The dialog with all keyboard shortcuts of the board, and a switch for the shortcuts with character keys. */
export function BoardShortcutsDialog({ keys }: { keys: BoardShortcuts }) {
  const { t } = useTranslation('grading');
  return (
    <ShortcutsDialog
      title={t('board.keys.title')}
      rows={keyRows.map(({ act, keys: caps }) => ({ text: t(`board.keys.${act}`), keys: caps }))}
      hasCharacterKeys={keys.hasCharacterKeys}
      onCharacterKeys={keys.setCharacterKeys}
      onClose={keys.closeHelp}
    />
  );
}

const keyRows = [
  { act: 'next', keys: ['j', 'n'] },
  { act: 'previous', keys: ['k', 'p'] },
  { act: 'grade', keys: ['0', '1', '2', '3'] },
  { act: 'step', keys: ['+', '−', '→', '←'] },
  { act: 'clear', keys: ['Backspace'] },
  { act: 'comments', keys: ['c'] },
  { act: 'leave', keys: ['Esc'] },
  { act: 'help', keys: ['?'] },
] as const;
