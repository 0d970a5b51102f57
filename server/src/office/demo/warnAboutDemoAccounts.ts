import { readDemoWorld } from '../../content/reading/readDemoWorld.ts';
import type { Database } from '../../database/connect.ts';
import { composeDemoWorld } from './composeDemoWorld.ts';

/**
 * Warns at the start of a server without the demo that its database contains demo accounts. Their password is
 * published, and the server refuses it.
 * @param warn called with one sentence; not called if there are no such accounts or the content has no demo world
 */
export async function warnAboutDemoAccounts(
  db: Database,
  contentFolder: string,
  warn: (sentence: string) => void,
): Promise<void> {
  const { world } = await readDemoWorld(contentFolder, undefined);
  if (!world) return;
  const emails = composeDemoWorld(world).users.map(({ email }) => email);
  const open = await db
    .selectFrom('accounts')
    .select('email')
    .where('email', 'in', emails)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute();
  const [first] = open;
  if (!first) return;
  warn(
    `This database holds ${open.length} open accounts of the demo world, whose password everybody can read. ` +
      'Nobody signs in with it here. Begin in an empty database (another DATA_DIR or DATABASE_URL), or close each: ' +
      `npm run office -- user disable ${first.email}`,
  );
}
