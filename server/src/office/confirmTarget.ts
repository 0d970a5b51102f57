import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { CommandContext } from './commandContext.ts';
import { UsageError } from './usageError.ts';

/**
 * Checks that a file or folder can be written: its parent folder exists, and an existing target may be replaced.
 * @throws UsageError if not
 */
export async function confirmTarget(
  path: string,
  { kind, context }: { kind: 'file' | 'folder'; context: Pick<CommandContext, 'confirm'> },
): Promise<void> {
  const find = (place: string) => stat(place).catch(() => undefined);
  if (kind === 'file' && !(await find(dirname(path)))?.isDirectory())
    throw new UsageError(`There is no folder ${dirname(path)}.`);
  const found = await find(path);
  if (!found) return;
  if (found.isDirectory() !== (kind === 'folder'))
    throw new UsageError(`${path} exists and is not a ${kind}.`);
  await context.confirm(`Replace ${path}?`);
}
