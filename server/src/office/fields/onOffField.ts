import { z } from 'zod';

/** Schema for `on` or `off`. */
export const onOffField = z
  .enum(['on', 'off'], { error: ({ input }) => `“${String(input)}” is neither on nor off.` })
  .transform((word) => word === 'on');
