import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..', '..');
const cache = join(root, '.cache');

/** Where the end-to-end tests find the built site and write their files. */
export const folders = {
  root,
  cache,
  /** Output of `npm run build`. */
  dist: join(root, 'dist'),
  /** Data folders with the demo data, as written by a first start. Servers use copies of them. */
  embeddedDemo: join(cache, 'e2e-demo', 'embedded'),
  /** Like `embeddedDemo`, without a database: only uploaded files. */
  postgresDemo: join(cache, 'e2e-demo', 'postgres'),
};
