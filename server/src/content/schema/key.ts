import { z } from 'zod';

/** A stable id of content: lower-case words joined by hyphens. Must not change once an edition was used. */
export const key = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
  .max(80);
