import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..', '..');
const cache = join(root, '.cache');

/** Where the end-to-end tests find the built site and write their files. */
export const folders = {
  root,
  cache,
  /** Output of `npm run build`. */
  dist: join(root, 'dist'),
  /** Data folder with the demo data, as written by a first start. No server uses it directly: each test gets a copy. */
  demo: join(cache, 'e2e-demo'),
};
