import { z } from 'zod';
import { languages } from '../domain/index.ts';

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const pascal = /^[A-Z][A-Za-z0-9]*$/;
const texts = z.strictObject(
  Object.fromEntries(languages.map((language) => [language, z.string().min(1)])) as Record<
    (typeof languages)[number],
    z.ZodString
  >,
);

/** Who a page or slot is for; the shell loads a module for these readers only. The server decides by itself again. */
const readers = z.enum(['member', 'client', 'certifier']);

export const modulePage = z.strictObject({
  /** Below `/{id}/`, in the router's notation: `category/:slug/:areaIndex?`. */
  path: z.string().regex(/^[a-z0-9-]+(\/(:?[A-Za-z0-9-]+\??))*$/),
  /** The page's name in the module's `pages`. */
  page: z.string().regex(pascal),
  /** `standard`: header and sidebar; `bare`: the page alone. */
  frame: z.enum(['standard', 'bare']),
  for: readers,
  /** A link in the sidebar, in this group, with these words; `opening`: before the first category, numbered 0. */
  link: z
    .strictObject({
      group: z.enum(['opening', 'organisation', 'work', 'account']),
      title: texts,
      /** Marked as new to the reader (spec 1 §2). */
      isNew: z.boolean().optional(),
    })
    .optional(),
});

export const moduleSlot = z.strictObject({
  slot: z.string().regex(/^[a-z-]+\.[a-z-]+$/),
  /** The part's name in the module's `slots`. */
  part: z.string().regex(pascal),
  for: readers,
});

/** `module.json`: what the shell must know before it loads any code of a module (architecture §2). */
export const moduleFile = z.strictObject({
  name: z.string().regex(kebab),
  /** The range of contract versions that the module works with. */
  contract: z.string().regex(/^\^\d+\.\d+\.\d+$/),
  pages: z.array(modulePage),
  slots: z.array(moduleSlot),
});
export type ModuleFile = z.output<typeof moduleFile>;
