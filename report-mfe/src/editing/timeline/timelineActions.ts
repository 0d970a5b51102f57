import type { Timeline } from '@cert/shared/domain';

type Item = Timeline[number];

/** Operations on a timeline that is being edited. Items are identified by their index on the line, from 0. */
export type TimelineActions = {
  /** Adds an item. @param position side of the line; by default the side chosen by `sideForNewItem` */
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
