import { z } from 'zod';
import type { Action } from './action.ts';
import { moduleManifest } from './moduleManifest.ts';
import { moduleVersion } from './registry.ts';

/** The action by which a page reports a module that could not be shown. */
export const moduleActions = {
  /**
   * Reports that a version of a module could not be shown. The server counts the reports per day and does not store the
   * reporting account. Of equal reports within one second it counts one.
   */
  moduleFailed: {
    method: 'POST',
    may: 'signed-in',
    input: z.object({
      module: moduleManifest.shape.name.max(60),
      version: moduleVersion.shape.version.max(60),
      reason: z.enum(['network', 'slow', 'missing', 'tampered', 'broken', 'crashed']),
    }),
    reply: z.object({}),
  },
} satisfies Record<string, Action>;
