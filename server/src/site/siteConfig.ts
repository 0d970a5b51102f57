import type { Programme } from '../content/schema/programme.ts';
import type { RegistrySource } from './registrySource.ts';

/** Where the site's parts are, and whose site it is. */
export type SiteConfig = {
  /** What the build wrote. */
  siteFolder: string;
  /** Which modules the site consists of: beside the site's files, or in a bucket of their own. */
  readRegistry: RegistrySource;
  /** Where browsers send files; undefined when it is this site itself. */
  storeOrigin: string | undefined;
  /** From where builds of modules may be tried out; none in production. */
  tryOrigins: readonly string[];
  programme: Programme;
  uploadLimitBytes: number;
  editorLicenceKey: string;
  isDemo: boolean;
};
