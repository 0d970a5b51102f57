import { useEffect, useEffectEvent } from 'react';
import { usePlatform } from '../platform.ts';
import type { ChangeDescription } from './queueEntry.ts';
import type { Saver } from './savers.ts';
import type { DescribeChange } from './changeDescription.ts';
import { useSaveQueue } from './useQueuedField.ts';

type Described = Omit<ChangeDescription, 'lines'> & {
  /** By default the lines of the saver. */
  lines?: readonly string[];
};

/**
 * Lets the open page describe changes in the reader's language. The queue stores the descriptions, so that a notice can
 * show them after the page is closed.
 * @param questionnaireId changes of other questionnaires are not described
 * @param page what the page shows; another page describes anew
 * @param describe undefined for a key that the page does not know
 */
export function useDescribeChanges({
  questionnaireId,
  page,
  describe,
}: {
  questionnaireId: number;
  page: string | number;
  describe: (change: { key: string; value: unknown }) => Described | undefined;
}): void {
  const { savers, messages } = usePlatform();
  const queue = useSaveQueue();
  const describeChange: DescribeChange = useEffectEvent((change) => {
    if (change.questionnaireId !== questionnaireId) return undefined;
    const found = describe(change);
    const { key, value } = change;
    return found && { lines: linesOf(savers.find(key), value, messages.i18n), ...found };
  });
  useEffect(
    () => queue.describeWith((change) => describeChange(change)),
    [queue, questionnaireId, page],
  );
}

/** The value in lines of text as its saver describes it; no lines when it cannot. */
export function linesOf(
  saver: Saver | undefined,
  value: unknown,
  i18n: ReturnType<typeof usePlatform>['messages']['i18n'],
): readonly string[] {
  return saver?.describe?.(saver.read(value), i18n) ?? [];
}
