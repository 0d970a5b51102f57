import type { StationName, Whose } from './Station.tsx';

export type RoadProps = {
  stations: readonly {
    name: StationName;
    whose: Whose;
    title: string;
    /** Whose part it is, in words. */
    who: string;
  }[];
  /** What a reader who does not see the drawing is told. */
  description: string;
};
