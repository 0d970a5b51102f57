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
   * Data folder as a first start with the demo data writes it: the uploaded files and the embedded database, if this is
   * used. Servers use copies of it.
   */
  demo: join(cache, 'e2e-demo'),
};
