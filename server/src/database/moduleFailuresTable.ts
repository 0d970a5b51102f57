import type { Instant } from './columns.ts';

/** Module versions that pages could not show, counted by day. */
export type ModuleFailuresTable = {
  /** `2026-11-20`, in UTC. */
  day: string;
  module: string;
  version: string;
  reason: string;
  times: number;
  first_at: Instant;
  last_at: Instant;
};
