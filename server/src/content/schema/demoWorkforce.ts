import { z } from 'zod';

const people = z.number().int().min(0);

/** The workforce of one organisation in one year, as its client tells it. */
export const demoWorkforce = z
  .strictObject({
    employees: people,
    hired: people,
    /** Who left, for whatever reason; `laidOff` are among them. */
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
