import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..', '..');
const cache = join(root, '.cache');

/** Where the stories find the site and keep what they make. */
export const folders = {
  root,
  cache,
  /** What `npm run build` wrote. */
  dist: join(root, 'dist'),
  /** The data of the demo world, as it is after a first start. Never served itself: each story gets a copy. */
  demo: join(cache, 'e2e-demo'),
};
