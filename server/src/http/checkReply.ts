import { isDeepStrictEqual } from 'node:util';
import { contract, type ActionName, type Reply } from '@cert/shared/contract';

/**
 * Thrown if a reply violates the contract, which is a bug. `paths` are the wrong fields; their values are not logged.
 */
export class InvalidReplyError extends Error {
  readonly paths: readonly string[];

  constructor(name: ActionName, paths: readonly string[]) {
    super(`${name} does not reply what the contract says: ${paths.join(', ')}`);
    this.name = 'InvalidReplyError';
    this.paths = [name, ...paths];
  }
}

/**
 * Validates every reply against the contract, also in production: a field outside of the contract must not leave the
 * server (blind grading relies on it), and dropping it silently would hide the bug. Costs about a millisecond for the
 * largest reply.
 * @throws InvalidReplyError on a wrong, missing or surplus field
 */
export function checkReply(name: ActionName, reply: Reply<ActionName>): Reply<ActionName> {
  const parsed = contract[name].reply.safeParse(reply);
  if (!parsed.success)
    throw new InvalidReplyError(
      name,
      parsed.error.issues.map((issue) => issue.path.join('.')),
    );
  if (!isDeepStrictEqual(parsed.data, reply)) throw new InvalidReplyError(name, ['surplus field']);
  return reply;
}
