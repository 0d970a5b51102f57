import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..', '..');
const cache = join(root, '.cache');

/** Where the end-to-end tests find the built site and write their files. */
export const folders = {
  root,
  cache,
  /** What `npm run build` wrote. */
  dist: join(root, 'dist'),
  /** The data of the demo world, as it is after a first start. Never served itself: each test gets a copy. */
  demo: join(cache, 'e2e-demo'),
};
