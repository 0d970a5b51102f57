import type { Responsible, RoadStationName } from './RoadStation.tsx';

export type CertificationRoadProps = {
  stations: readonly {
    name: RoadStationName;
    responsible: Responsible;
    title: string;
    /** Names of the responsible parties, as text. */
    who: string;
  }[];
  /** Text alternative for screen readers. */
  description: string;
};
