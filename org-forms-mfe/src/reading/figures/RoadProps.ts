import type { Responsible, StationName } from './Station.tsx';

export type RoadProps = {
  stations: readonly {
    name: StationName;
    responsible: Responsible;
    title: string;
    /** Names of the responsible parties, as text. */
    who: string;
  }[];
  /** Text alternative for screen readers. */
  description: string;
};
