import { z } from 'zod';
import type { Action } from './action.ts';
import { moduleFile } from './moduleFile.ts';
import { moduleVersion } from './registry.ts';

/** Reports of pages about modules that they could not show. */
export const moduleActions = {
  /**
   * Reports that a version of a module could not be shown. Counted by day without storing who reported it; at most one
   * report of a kind is counted per second.
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
