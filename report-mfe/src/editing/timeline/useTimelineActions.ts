import { useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Timeline } from '@cert/shared/domain';
import { normaliseItems } from './normaliseItems.ts';
import { sideForNewItem } from './sideForNewItem.ts';
import type { TimelineActions } from './timelineActions.ts';
import { useFocusOn } from './useFocusOn.ts';
import { useFormatPosition } from './useFormatPosition.ts';

type Options = {
  timeline: Timeline;
  defaultItems: Timeline;
  /** Contains the items and the button that adds one. */
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
  const formatPosition = useFormatPosition();
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
    add({ top, position = sideForNewItem(timeline, top) }) {
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
