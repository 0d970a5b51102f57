import { execFileSync } from 'node:child_process';

type User = { uid: number; gid: number };

/**
 * Returns the user that PostgreSQL and PgBouncer run as when this process is root, because they refuse to run as root.
 * Undefined for any other user.
 */
export function findUnprivilegedUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (kind: string, name: string) =>
    Number(execFileSync('id', [kind, name], { stdio: 'pipe' }));
  const ids = (name: string) => ({ uid: id('-u', name), gid: id('-g', name) });
  try {
    return ids('postgres');
  } catch {
    return ids('nobody');
  }
}
