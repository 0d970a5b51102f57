import type { ChangeOrigin } from '../modules/registryState.ts';

/** Refuses a release of uncommitted changes, unless it was allowed. @throws {Error} with instructions */
export function assertCommitted({ isDirty }: ChangeOrigin, isDirtyAllowed: boolean): void {
  if (isDirty && !isDirtyAllowed)
    throw new Error(
      'There are changes that are not committed (git status), so nobody could tell what was released: ' +
        'commit them, or release them as they are with --allow-dirty.',
    );
}
