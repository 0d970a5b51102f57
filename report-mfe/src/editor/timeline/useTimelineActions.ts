import { useEffect, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { timelineLimits, type Timeline } from '@cert/shared/domain';
import { useFormatItemPosition } from './TimelinePreview.tsx';

type Options = {
  timeline: Timeline;
  defaultItems: Timeline;
  /** The element that contains the items and the button that adds an item. */
  frame: RefObject<HTMLElement | null>;
  onWrite: (html: string) => void;
};

type Edited = {
  actions: TimelineActions;
  /** Index of the item whose deletion awaits confirmation; null for none. */
  itemToDelete: number | null;
  cancelDelete: () => void;
  /** The result of the last operation, for screen readers. */
  announcement: string;
};

/** Applies the operations of the timeline editor, moves the focus, and announces the result to screen readers. */
export function useTimelineActions({ timeline, defaultItems, frame, onWrite }: Options): Edited {
  const { t } = useTranslation('report');
  const formatPosition = useFormatItemPosition();
  const focusOn = useFocusOn(frame);
  const [itemToDelete, setItemToDelete] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const write = (items: Timeline) => onWrite(JSON.stringify(items));
  const place = (index: number, items: Timeline) => {
    const item = items[index];
    if (!item) return '';
    const number = t('editing.timeline.item', {
      number: String(index + 1),
      all: String(items.length),
      title: item.title,
    });
    return `${number}, ${formatPosition(item, items)}`;
  };
  const actions: TimelineActions = {
    add({ top, position = chooseSideForNewItem(timeline, top) }) {
      const texts = {
        title: t('editing.timeline.newTitle'),
        subtitle: t('editing.timeline.newSubtitle'),
      };
      const item = { position, top, ...texts };
      const { timeline: next, index } = normaliseItems([...timeline, item], item);
      write(next);
      focusOn({ part: 'title', index });
      setAnnouncement(t('editing.timeline.added', { item: place(index, next) }));
    },
    move(index, item) {
      const { timeline: next, index: now } = normaliseItems(timeline.with(index, item), item);
      write(next);
      focusOn({ part: 'dot', index: now });
      setAnnouncement(place(now, next));
    },
    write: (index, item) => write(timeline.with(index, item)),
    requestDelete: setItemToDelete,
    remove(index) {
      const next = timeline.toSpliced(index, 1);
      write(next);
      setItemToDelete(null);
      focusOn(
        next.length > 0
          ? { part: 'dot', index: Math.min(index, next.length - 1) }
          : { part: 'add' },
      );
      setAnnouncement(t('editing.timeline.deleted', { title: timeline[index]?.title ?? '' }));
    },
    resetToDefault() {
      write(defaultItems);
      focusOn({ part: 'dot', index: 0 });
    },
  };
  return { actions, itemToDelete, cancelDelete: () => setItemToDelete(null), announcement };
}

type Item = Timeline[number];

/** Operations on a timeline that is being edited. Items are identified by their index on the line, from 0. */
export type TimelineActions = {
  /** Adds an item. @param position side of the line; by default the side chosen by `chooseSideForNewItem` */
  add: (place: { top: number; position?: Item['position'] | undefined }) => void;
  /** Moves an item, which may change its index. */
  move: (index: number, item: Item) => void;
  /** Changes the texts of an item. */
  write: (index: number, item: Item) => void;
  /** Asks the user to confirm the deletion of an item. */
  requestDelete: (index: number) => void;
  remove: (index: number) => void;
  /** Replaces the timeline with the default one. */
  resetToDefault: () => void;
};

/** A part of the timeline editor that can receive the focus. */
type Part = { part: 'dot' | 'title'; index: number } | { part: 'add' };

/** Returns a function that focuses a part of the editor after the next render. Initially the first item is focused. */
function useFocusOn(frame: RefObject<HTMLElement | null>): (part: Part) => void {
  const [wanted, setWanted] = useState<Part>({ part: 'dot', index: 0 });
  useEffect(() => {
    const find = (selector: string) => frame.current?.querySelector<HTMLElement>(selector);
    const part = wanted.part === 'add' ? null : find(`[data-${wanted.part}="${wanted.index}"]`);
    (part ?? find('[data-add]'))?.focus();
  }, [wanted, frame]);
  return setWanted;
}

/** The side for a new item at `top`: opposite the item above it, or left for the first item. */
export function chooseSideForNewItem(timeline: Timeline, top: number): 'left' | 'right' {
  return timeline.findLast((item) => item.top <= top)?.position === 'left' ? 'right' : 'left';
}

/**
 * Sorts items by position and rounds the positions. The line starts at its first item: an item above the start moves
 * all other items down. Positions are limited to the maximum length of the line.
 * @param tracked the item whose new index is returned
 */
export function normaliseItems(
  items: readonly Item[],
  tracked?: Item,
): { timeline: Timeline; index: number } {
  const sorted = items.toSorted((one, other) => one.top - other.top);
  const above = Math.min(0, sorted[0]?.top ?? 0);
  const timeline = sorted.map((item) => ({
    ...item,
    top: Math.min(Math.round(item.top - above), timelineLimits.top),
  }));
  return { timeline, index: tracked ? sorted.indexOf(tracked) : -1 };
}
