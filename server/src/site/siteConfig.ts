import type { Programme } from '../programme/programme.ts';
import type { RegistrySource } from './registrySource.ts';

/** Locations of the site's parts, and its programme. */
export type SiteConfig = {
  /** Output folder of the build. */
  siteFolder: string;
  /** Reads the registry of modules, from the output folder or a bucket. */
  readRegistry: RegistrySource;
  /** Origin to which browsers upload files; undefined for this site. */
  storeOrigin: string | undefined;
  /** Origins from which users may load module builds for a trial; none in production. */
  tryOrigins: readonly string[];
  programme: Programme;
  uploadLimitBytes: number;
  editorLicenceKey: string;
  isDemo: boolean;
};
