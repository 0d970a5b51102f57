import { z } from 'zod';
import { moduleManifest } from './moduleManifest.ts';

const version = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.-]*$/);
/** The name of a file in a version's folder, without a path. */
const fileName = z.string().regex(/^\w[\w.-]*$/);

/** One build of a module; it never changes after its release. */
export const moduleVersion = moduleManifest.omit({ name: true }).extend({
  version,
  /** The folder of its files within the site, with a slash at its end. */
  base: z.string().regex(/^\/(?!\/)([\w./-]*\/)?$/),
  /** Global name of the federation container, unique to the version. */
  container: z.string().regex(/^\w+$/),
  /** The entry file of the container. */
  entry: fileName,
  /**
   * The SHA-384 hash of every script and style sheet, in the format of the `integrity` attribute (`sha384-…`). The
   * browser uses no file with another hash.
   */
  files: z.record(fileName, z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
  /**
   * The script files of each part, by its name (a page, a part of a slot, a language). The browser fetches them with
   * the page or with the entry, before a script requests them.
   */
  parts: z.record(z.string(), z.array(fileName)),
});

/** A new version that only some accounts use, to test it before all accounts get it. */
const canary = z.strictObject({
  version,
  /** Percentage of accounts that get the version. Accounts that have it keep it when the percentage is raised. */
  percent: z.int().min(0).max(100),
  /** Accounts that always get the version. They are listed by id and not by name, because the registry is public. */
  accounts: z.array(z.int().positive()),
});

export const registryModule = z.strictObject({
  name: moduleManifest.shape.name,
  channels: z.strictObject({ stable: version, canary: canary.optional() }),
  /** Fallback versions for when the channel's version fails, best first. */
  lastGood: z.array(version),
  /** Whether the module is switched off: the site then omits its pages and slot parts. */
  isOff: z.boolean().optional(),
  /**
   * Whether the version was set manually (`use`, `rollback`, `off`). A build then does not change it; only a release or
   * another manual command does.
   */
  isHeld: z.boolean().optional(),
  /** All versions that a channel or `lastGood` names. */
  versions: z.array(moduleVersion),
});

/** `/modules.json`: the modules that the site currently consists of; the only file of a release that ever changes. */
export const registry = z.strictObject({
  /** Incremented with each change; a change names the revision that it is based on. */
  revision: z.int().min(0),
  changedAt: z.iso.datetime(),
  /** Describes the last change of the registry; written by the command that made the change. */
  change: z.string(),
  modules: z.array(registryModule),
});
export type Registry = z.output<typeof registry>;
export type RegistryModule = z.output<typeof registryModule>;
export type ModuleVersion = z.output<typeof moduleVersion>;

/** One version of a module with the module's name: what is loaded. */
export type RegistryEntry = ModuleVersion & { name: string };
