import { z } from 'zod';

/** A switch with two positions. */
export const onOrOff = z
  .enum(['on', 'off'], { error: ({ input }) => `“${String(input)}” is neither on nor off.` })
  .transform((word) => word === 'on');
