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

/** Who a page or slot is for; the shell loads a module only for these users. The server checks permissions itself. */
const readers = z.enum(['member', 'client', 'certifier']);

export const modulePage = z.strictObject({
  /** The path below `/{id}/`, in the router's syntax: `category/:slug/:areaIndex?`. */
  path: z.string().regex(/^[a-z0-9-]+(\/(:?[A-Za-z0-9-]+\??))*$/),
  /** The key of the page component in `pages` of the module's definition. */
  page: z.string().regex(pascal),
  /** The frame around the page. `standard`: header and sidebar; `bare`: no frame. */
  frame: z.enum(['standard', 'bare']),
  for: readers,
  /**
   * A link to the page in a group of the sidebar. The group `opening` is above the first category, and its link has the
   * number 0.
   */
  link: z
    .strictObject({
      group: z.enum(['opening', 'organisation', 'work', 'account']),
      title: texts,
      /** Whether the link has a "new" mark. */
      isNew: z.boolean().optional(),
    })
    .optional(),
});

export const moduleSlot = z.strictObject({
  slot: z.string().regex(/^[a-z-]+\.[a-z-]+$/),
  /** The key of the component in `slots` of the module's definition. */
  part: z.string().regex(pascal),
  for: readers,
});

/** `module.json`: what the shell must know about a module before it loads any of its code. */
export const moduleManifest = z.strictObject({
  name: z.string().regex(kebab),
  /** The range of contract versions that the module works with. */
  contract: z.string().regex(/^\^\d+\.\d+\.\d+$/),
  pages: z.array(modulePage),
  slots: z.array(moduleSlot),
  /**
   * Prefixes of the keys that the module's savers save. The platform loads the module when an earlier visit has left an
   * unsent change of such a key.
   */
  saves: z.array(z.string().regex(/^[a-z][a-z_]*_$/)).optional(),
});
export type ModuleManifest = z.output<typeof moduleManifest>;
