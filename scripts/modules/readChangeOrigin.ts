import { userInfo } from 'node:os';
import { runTool } from '../runTool.ts';
import type { ChangeOrigin } from './registryStore.ts';

/** Maximum length of a note or a name, in characters. */
const maxTextLength = 300;

/**
 * Reads who makes a change, and from which sources: the commit, and whether there are uncommitted changes.
 * @param root a folder of the sources
 * @param given `person` replaces git's name. If both are missing, the person is the user account on this machine.
 */
export async function readChangeOrigin(
  root: string,
  { person, note }: { person?: string | undefined; note?: string | undefined },
): Promise<ChangeOrigin> {
  const [name, commit, changes] = await Promise.all([
    git(root, ['config', 'user.name']),
    git(root, ['rev-parse', '--verify', '--short=12', 'HEAD']),
    git(root, ['status', '--porcelain']),
  ]);
  const noteLine = asLine(note ?? '');
  return {
    person: asLine(person ?? '') || asLine(name ?? '') || accountName(),
    ...(commit && { commit }),
    ...(changes && { isDirty: true }),
    ...(noteLine && { note: noteLine }),
  };
}

/** @returns undefined when git is missing or fails, for example outside of a checkout */
async function git(root: string, args: string[]): Promise<string | undefined> {
  const { code, output } = await runTool({
    program: 'git',
    args: ['-C', root, ...args],
    output: 'keep',
  });
  return code === 0 ? output.trim() : undefined;
}

/** One line without control characters: the history is printed in terminals. */
function asLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, maxTextLength);
}

function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    // The operating system does not know the name of the account, as in some containers.
    return 'unknown';
  }
}

/** Refuses a release of uncommitted changes, unless it was allowed. @throws {Error} with instructions */
export function assertCommitted({ isDirty }: ChangeOrigin, isDirtyAllowed: boolean): void {
  if (isDirty && !isDirtyAllowed)
    throw new Error(
      'There are changes that are not committed (git status), so nobody could tell what was released: ' +
        'commit them, or release them as they are with --allow-dirty.',
    );
}
