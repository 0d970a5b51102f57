import type { StationName, Whose } from './Station.tsx';

export type RoadProps = {
  stations: readonly {
    name: StationName;
    whose: Whose;
    title: string;
    /** Who is responsible, as text. */
    who: string;
  }[];
  /** Text alternative for screen readers. */
  description: string;
};
