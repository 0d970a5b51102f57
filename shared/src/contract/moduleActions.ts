import { z } from 'zod';
import type { Action } from './action.ts';
import { moduleFile } from './moduleFile.ts';
import { moduleVersion } from './registry.ts';

/** What pages tell of the modules that they could not show. */
export const moduleActions = {
  /**
   * A version of a module could not be shown. Counted by day, and nothing is kept of who told it; at most one of a kind
   * is counted in a second.
   */
  moduleFailed: {
    method: 'POST',
    may: 'signed-in',
    input: z.object({
      module: moduleFile.shape.name.max(60),
      version: moduleVersion.shape.version.max(60),
      reason: z.enum(['network', 'slow', 'missing', 'tampered', 'broken', 'crashed']),
    }),
    reply: z.object({}),
  },
} satisfies Record<string, Action>;
