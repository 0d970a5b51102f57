import { z } from 'zod';

/** Schema for `on` or `off`. */
export const onOrOff = z
  .enum(['on', 'off'], { error: ({ input }) => `“${String(input)}” is neither on nor off.` })
  .transform((word) => word === 'on');
