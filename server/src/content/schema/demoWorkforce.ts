import { z } from 'zod';

const people = z.number().int().min(0);

/** The workforce of one organisation in one year, as its client enters it. */
export const demoWorkforce = z
  .strictObject({
    employees: people,
    hired: people,
    /** Everyone who left for any reason, including `laidOff`. */
    left: people,
    laidOff: people,
    hasExternal: z.boolean(),
    hasUnion: z.boolean(),
    hasNewManagers: z.boolean(),
  })
  .refine(({ left, laidOff }) => laidOff <= left, {
    message: 'cannot have laid off more people than have left',
  });
export type DemoWorkforce = z.output<typeof demoWorkforce>;
