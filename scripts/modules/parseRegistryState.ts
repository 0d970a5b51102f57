import { registryState, type RegistryState } from './registryState.ts';

/**
 * Parses a state of the history.
 * @param place the file with its folder or bucket, for messages
 * @throws {Error} with one sentence: the file, what is wrong with it, and how to fix it
 */
export function parseRegistryState(
  text: string,
  { place, revision }: { place: string; revision: number },
): RegistryState {
  const damaged = (reason: string) =>
    new Error(
      `${place} is damaged (${reason}): move this file away, and revision ${revision - 1} counts again; ` +
        'the next command tells pages so.',
    );
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw damaged('no JSON');
  }
  const parsed = registryState.safeParse(value);
  if (parsed.success && parsed.data.revision !== revision)
    throw damaged(`it says revision ${parsed.data.revision}`);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue?.code === 'unrecognized_keys')
    throw new Error(
      `${place} has fields that these commands do not know (${issue.keys.join(', ')}), so newer ones wrote it: ` +
        'run the command from the newer sources.',
    );
  throw damaged(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}
