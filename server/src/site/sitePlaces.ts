import type { Programme } from '../content/schema/programme.ts';

/** Where the site's parts are, and whose site it is. */
export type SitePlaces = {
  /** What the build wrote. */
  siteFolder: string;
  /** Where browsers send files; undefined when it is this site itself. */
  storeOrigin: string | undefined;
  /** From where builds of modules may be tried out; none in production. */
  tryOrigins: readonly string[];
  programme: Programme;
  uploadLimitBytes: number;
};
