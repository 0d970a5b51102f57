import { z } from 'zod';
import { languages, maxReportedLoads, setUpRefusals } from '../domain/index.ts';
import type { Action } from './action.ts';
import { flag } from './fields.ts';

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

const modulePage = z.strictObject({
  /** The path below `/{id}/`, in the router's syntax: `category/:slug/:areaIndex?`. */
  path: z.string().regex(/^[a-z0-9-]+(\/(:?[A-Za-z0-9-]+\??))*$/),
  /** The key of the page component in `pages` of the module's definition. */
  page: z.string().regex(pascal),
  /** The frame around the page. `standard`: header and sidebar; `bare`: no frame. */
  frame: z.enum(['standard', 'bare']),
  for: readers,
  /**
   * The reads of the page when it opens; `for` limits a read to some users. The shell starts these reads while it loads
   * the page's code. An input value that begins with a colon is replaced by that parameter of the path, for example
   * `:questionnaireId`.
   */
  reads: z
    .array(
      z.strictObject({
        action: z.string(),
        input: z.record(z.string(), z.string()),
        for: readers.optional(),
      }),
    )
    .optional(),
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

const moduleSlot = z.strictObject({
  slot: z.string().regex(/^[a-z-]+\.[a-z-]+$/),
  /** The key of the component in `slots` of the module's definition. */
  part: z.string().regex(pascal),
  /** `anyone`: also without signing in. Pages are never for anyone, because they belong to a questionnaire. */
  for: z.enum(['anyone', ...readers.options]),
});

/** `module.json`: what the shell must know about a module before it loads any of its code. */
export const moduleManifest = z.strictObject({
  name: z.string().regex(kebab),
  /** What users call the module; the card of a failure names it. */
  title: texts.optional(),
  /** The range of contract versions that the module works with. */
  contract: z.string().regex(/^\^\d+\.\d+\.\d+$/),
  pages: z.array(modulePage),
  slots: z.array(moduleSlot),
  /**
   * Prefixes of the keys that the module's savers save. If an earlier visit has left an unsent change with such a key,
   * the platform loads the module to send the change.
   */
  saves: z.array(z.string().regex(/^[a-z][a-z_]*_$/)).optional(),
});
export type ModuleManifest = z.output<typeof moduleManifest>;

const version = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.-]*$/);
/** The name of a file of a version, without a path. */
const fileName = z.string().regex(/^\w[\w.-]*$/);

/** One build of a module; it never changes after its release. */
export const moduleVersion = moduleManifest.omit({ name: true }).extend({
  version,
  /**
   * The folder of the version's files within the site, with a slash at its end. Versions of a module share it, so that a
   * browser has the same file only once.
   */
  base: z.string().regex(/^\/(?!\/)([\w./-]*\/)?$/),
  /** Global name of the federation container, unique to the version. */
  container: z.string().regex(/^\w+$/),
  /** The entry file of the container. */
  entry: fileName,
  /**
   * The SHA-384 hash of every script and style sheet, in the format of the `integrity` attribute (`sha384-…`). The
   * browser rejects a file with another hash.
   */
  files: z.record(fileName, z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
  /**
   * The script files of each part, by the part's name (a page, a part of a slot, a language). The browser fetches them
   * with the page or with the entry, before a script requests them.
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

const registryModule = z.strictObject({
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

/** One version of a module, together with the module's name. The page loads modules by such entries. */
export type RegistryEntry = ModuleVersion & {
  name: string;
  /** Set by the page if the registry's data of this version is invalid, so that it cannot be loaded. Never stored. */
  isMalformed?: boolean;
};

/**
 * The kinds of module failures. Loading failed:
 * - `network`: a file of the version could not be reached. `slow`: it did not arrive in time.
 * - `missing`: the server does not have the file. `tampered`: its hash differs from the released one.
 * - `broken`: any other failure; for example, the file does not define the module.
 * - `malformed`: the registry's entry of the version is invalid.
 * - `incompatible`: the module needs another version of a package that the page provides, such as React.
 *
 * The module was loaded and then failed:
 * - `crashed`: a part threw while it was rendered.
 * - `uncaught`, `rejected`: an error or a rejected promise that no code has handled.
 */
export const moduleFailureReasons = [
  'network',
  'slow',
  'missing',
  'tampered',
  'broken',
  'malformed',
  'incompatible',
  'crashed',
  'uncaught',
  'rejected',
] as const;

/** A module's name, or `shell` for the page around the modules. */
const reportedModule = moduleManifest.shape.name.max(60);
const reportedVersion = version.max(60);

/** The actions with which a page reports module failures and the loading times of modules. */
export const moduleActions = {
  /**
   * Reports a failure of a module's version. The server counts the reports per day and does not store the reporting
   * account. It stores equal reports within one second only once.
   */
  moduleFailed: {
    method: 'POST',
    transaction: 'shared',
    may: 'signed-in',
    // Modules show the pages on which a password is changed or a second factor is set up, and may fail there.
    worksDespite: setUpRefusals,
    input: z.object({
      module: reportedModule,
      version: reportedVersion,
      reason: z.enum(moduleFailureReasons),
      /** A random code. The failure card shows it and the server logs it, so that support can find the log line. */
      reference: z
        .string()
        .regex(/^[A-HJ-NP-Z2-9]{8}$/)
        .optional(),
      /** 1 if the page shows another version of the module instead. */
      isReplaced: flag.optional(),
    }),
    reply: z.object({}),
  },
  /** Reports how long the modules of a page took to load, for the metrics. Nothing is stored. */
  modulesLoaded: {
    method: 'POST',
    transaction: 'manual',
    may: 'signed-in',
    input: z.object({
      loads: z
        .array(
          z.object({
            module: reportedModule,
            version: reportedVersion,
            /** Milliseconds from the request of the module until its first part can be shown. */
            ms: z.int().min(0).max(600_000),
            /**
             * Compressed size of the files that were loaded for the module; missing if the browser does not report it.
             */
            bytes: z.int().min(0).max(1_000_000_000).optional(),
          }),
        )
        .min(1)
        .max(maxReportedLoads),
    }),
    reply: z.object({}),
  },
} satisfies Record<string, Action>;
