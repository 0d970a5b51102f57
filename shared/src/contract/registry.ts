import { z } from 'zod';
import { moduleFile } from './moduleFile.ts';

const version = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.-]*$/);
/** A file directly in a version's folder. */
const fileName = z.string().regex(/^\w[\w.-]*$/);

/** One build of a module, never changed once it is released. */
export const moduleVersion = moduleFile.omit({ name: true }).extend({
  version,
  /** Where its files are: a folder within the site, with a slash at its end. */
  base: z.string().regex(/^\/(?!\/)([\w./-]*\/)?$/),
  /** Global name of the federation container, unique to the version. */
  container: z.string().regex(/^\w+$/),
  /** The file that the container begins with. */
  entry: fileName,
  /** SHA-384 of every script and style sheet, as browsers write it (`sha384-…`): no other file of a module runs. */
  files: z.record(fileName, z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
  /**
   * The script files that show a part, by its name (a page, a part of a slot, a language): what the browser
   * fetches with the page or with the entry, before any script asks for it.
   */
  parts: z.record(z.string(), z.array(fileName)),
});

/** A version that only some accounts get, before everybody does. */
const canary = z.strictObject({
  version,
  /** Of all accounts, so many of a hundred; more of them include the earlier ones. */
  percent: z.int().min(0).max(100),
  /** Accounts that get it in any case. Numbers and no names: the registry is public. */
  accounts: z.array(z.int().positive()),
});

export const registryModule = z.strictObject({
  name: moduleFile.shape.name,
  channels: z.strictObject({ stable: version, canary: canary.optional() }),
  /** What is used when the channel's version fails, best first. */
  lastGood: z.array(version),
  /** Switched off: its pages and slots are not there. */
  isOff: z.boolean().optional(),
  /** Set by hand (`use`, `rollback`, `off`): a build leaves it as it is, only a release or another hand moves it. */
  isHeld: z.boolean().optional(),
  /** Those that a channel or the last-good order names. */
  versions: z.array(moduleVersion),
});

/** `/modules.json`: which modules the site consists of now; the only file of a release that ever changes. */
export const registry = z.strictObject({
  /** One more with each change; whoever changes it names the one that the change was made on. */
  revision: z.int().min(0),
  changedAt: z.iso.datetime(),
  /** What was done, in the words of the command. */
  change: z.string(),
  modules: z.array(registryModule),
});
export type Registry = z.output<typeof registry>;
export type RegistryModule = z.output<typeof registryModule>;
export type ModuleVersion = z.output<typeof moduleVersion>;

/** One version of a module, by the module's name: what is loaded. */
export type RegistryEntry = ModuleVersion & { name: string };
