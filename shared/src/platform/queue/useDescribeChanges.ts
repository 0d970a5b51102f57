import { useEffect, useEffectEvent } from 'react';
import { usePlatform } from '../platform.ts';
import type { ChangeDescription } from './queueEntry.ts';
import type { Saver } from './savers.ts';
import type { DescribeChange } from './changeDescription.ts';
import { useSaveQueue } from './useQueuedField.ts';

type Described = Omit<ChangeDescription, 'lines'> & {
  /** The value in lines of text. Default: the lines from `Saver.describe`. */
  lines?: readonly string[];
};

/**
 * Lets the open page describe changes in the language of the page. The queue stores the descriptions, so that a notice
 * can show them after the page is closed.
 * @param questionnaireId changes of other questionnaires are not described
 * @param page identifies what the page shows; when it changes, `describe` is registered again
 * @param describe returns undefined for a key that the page does not know
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
    return found && { lines: describeValueLines(savers.find(key), value, messages.i18n), ...found };
  });
  useEffect(
    () => queue.describeWith((change) => describeChange(change)),
    [queue, questionnaireId, page],
  );
}

/** Describes a value in lines of text, with its saver; no lines if the saver is missing or cannot describe it. */
export function describeValueLines(
  saver: Saver | undefined,
  value: unknown,
  i18n: ReturnType<typeof usePlatform>['messages']['i18n'],
): readonly string[] {
  return saver?.describe?.(saver.read(value), i18n) ?? [];
}
