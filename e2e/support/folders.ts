import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..', '..');
const cache = join(root, '.cache');

/** Folders of the built site, of the demo data, and of the files that the end-to-end tests write. */
export const folders = {
  root,
  cache,
  /** Output of `npm run build`. */
  dist: join(root, 'dist'),
  /** The site for the tests: builds of the current sources, without the versions released to `dist/`. */
  builtSite: join(cache, 'e2e-site'),
  /**
   * Data folder with the embedded database and the uploaded files of the demo data, as a first start writes them.
   * Servers use copies of it.
   */
  embeddedDemo: join(cache, 'e2e-demo', 'embedded'),
  /** Like `embeddedDemo`, without a database: only uploaded files. */
  postgresDemo: join(cache, 'e2e-demo', 'postgres'),
};
