import { useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Timeline } from '@cert/shared/domain';
import { arrange } from './arrange.ts';
import { freeSide } from './freeSide.ts';
import type { TimelineActs } from './timelineActs.ts';
import { useFocusOn } from './useFocusOn.ts';
import { usePlaceWords } from './usePlaceWords.ts';

type Given = {
  timeline: Timeline;
  usual: Timeline;
  /** Contains the items and the button that adds one. */
  frame: RefObject<HTMLElement | null>;
  onWrite: (html: string) => void;
};

type Edited = {
  acts: TimelineActs;
  /** The item whose deletion awaits confirmation; null for none. */
  asked: number | null;
  keep: () => void;
  /** The result of the last operation, for screen readers. */
  said: string;
};

/** Applies the operations of the timeline editor, moves the focus, and announces the result to screen readers. */
export function useTimelineActs({ timeline, usual, frame, onWrite }: Given): Edited {
  const { t } = useTranslation('report');
  const sayPlace = usePlaceWords();
  const focusOn = useFocusOn(frame);
  const [asked, setAsked] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const write = (items: Timeline) => onWrite(JSON.stringify(items));
  const place = (index: number, items: Timeline) => {
    const item = items[index];
    if (!item) return '';
    const number = t('editing.timeline.item', {
      number: String(index + 1),
      all: String(items.length),
      title: item.title,
    });
    return `${number}, ${sayPlace(item, items)}`;
  };
  const acts: TimelineActs = {
    add({ top, position = freeSide(timeline, top) }) {
      const words = {
        title: t('editing.timeline.newTitle'),
        subtitle: t('editing.timeline.newSubtitle'),
      };
      const item = { position, top, ...words };
      const { timeline: next, index } = arrange([...timeline, item], item);
      write(next);
      focusOn({ part: 'title', index });
      setSaid(t('editing.timeline.added', { item: place(index, next) }));
    },
    move(index, item) {
      const { timeline: next, index: now } = arrange(timeline.with(index, item), item);
      write(next);
      focusOn({ part: 'dot', index: now });
      setSaid(place(now, next));
    },
    write: (index, item) => write(timeline.with(index, item)),
    ask: setAsked,
    remove(index) {
      const next = timeline.toSpliced(index, 1);
      write(next);
      setAsked(null);
      focusOn(
        next.length > 0
          ? { part: 'dot', index: Math.min(index, next.length - 1) }
          : { part: 'add' },
      );
      setSaid(t('editing.timeline.deleted', { title: timeline[index]?.title ?? '' }));
    },
    beginUsual() {
      write(usual);
      focusOn({ part: 'dot', index: 0 });
    },
  };
  return { acts, asked, keep: () => setAsked(null), said };
}
