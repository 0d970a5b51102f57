import type { Timeline } from '@cert/shared/domain';

type Item = Timeline[number];

/** What one can do to a timeline that is being edited; items are named by their number on the line, from 0. */
export type TimelineActs = {
  /** @param position none where the line does not tell it: the side that is free */
  add: (place: { top: number; position?: Item['position'] | undefined }) => void;
  /** Puts an item elsewhere, which may change its number. */
  move: (index: number, item: Item) => void;
  /** Changes the words of an item. */
  write: (index: number, item: Item) => void;
  /** Asks whether an item is to be deleted. */
  ask: (index: number) => void;
  remove: (index: number) => void;
  /** Takes up the usual timeline again. */
  beginUsual: () => void;
};
