import { useCallback, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { KeysDialog } from '../meeting/keys/KeysDialog.tsx';
import { useCharacterKeys } from '../meeting/keys/useCharacterKeys.ts';
import {
  gradeCharacters,
  noCharacters,
  useMeetingKeys,
  type GradeCommand,
  type MeetingCommand,
} from '../meeting/keys/useMeetingKeys.ts';

/** What a key does in the row that has the focus. */
export type RowCommand = GradeCommand | { kind: 'notes' };

/** Registers what the keys do in the row of an area. @returns removes it again */
export type RowRegister = (areaId: number, follow: (command: RowCommand) => void) => () => void;

export type BoardKeys = {
  apply: RowRegister;
  hasCharacterKeys: boolean;
  setCharacterKeys: (areOn: boolean) => void;
  isHelpOpen: boolean;
  openHelp: () => void;
  closeHelp: () => void;
};

/**
 * The keys of the board: those of the meeting, and j and k as in lists. They move the focus from row to row; a grade
 * goes to the row with the focus.
 * @param page contains the rows, each with its area's id in `data-area`
 */
export function useBoardKeys(page: RefObject<HTMLElement | null>): BoardKeys {
  const [hasCharacterKeys, setCharacterKeys] = useCharacterKeys();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const rows = useRef(new Map<number, (command: RowCommand) => void>());
  const apply: RowRegister = useCallback((areaId, follow) => {
    rows.current.set(areaId, follow);
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

  useMeetingKeys({
    characters: hasCharacterKeys ? boardCharacters : noCharacters,
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
          rows.current.get(area)?.({ kind: 'notes' });
          // The comments are rendered first.
          setTimeout(() => rowOf(area, '[data-part]')?.querySelector('textarea')?.focus());
          return;
        case 'grade':
        case 'step':
        case 'clear':
          if (area === undefined) return;
          rows.current.get(area)?.(command);
          // Arrow keys go on from the chosen grade, so it gets the focus once it is rendered.
          if (document.activeElement?.matches('input[type="radio"]'))
            setTimeout(() => focusRow(rowOf(area)));
      }
    },
  });

  return {
    apply,
    hasCharacterKeys,
    setCharacterKeys,
    isHelpOpen,
    openHelp: () => setHelpOpen(true),
    closeHelp: () => setHelpOpen(false),
  };
}

const boardCharacters: ReadonlyMap<string, MeetingCommand> = new Map<string, MeetingCommand>([
  ...gradeCharacters,
  ['j', { kind: 'next' }],
  ['n', { kind: 'next' }],
  ['k', { kind: 'previous' }],
  ['p', { kind: 'previous' }],
  ['c', { kind: 'notes' }],
  ['?', { kind: 'help' }],
]);

/** The areas whose rows are not folded, from the top. */
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

/** Focuses the row's choice of the final grade, or its link while the grade is locked. */
function focusRow(row: Element | undefined): void {
  const target =
    row?.querySelector<HTMLElement>('input[type="radio"]:checked:enabled') ??
    row?.querySelector<HTMLElement>('input[type="radio"]:enabled') ??
    row?.querySelector<HTMLElement>('a');
  target?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

/** All keys of the board, and the switch for those that use character keys. */
export function BoardKeysDialog({ keys }: { keys: BoardKeys }) {
  const { t } = useTranslation('grading');
  return (
    <KeysDialog
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
