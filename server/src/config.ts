import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { DatabaseAddress } from './database/connect.ts';
import type { S3Address } from './documents/s3Address.ts';
import { limitVariables, readLimits, type Limits } from './limitVariables.ts';
import { asksForDemo, settingFields } from './settingFields.ts';
import type { LegacyHost } from './site/redirectLegacyHost.ts';

/** A setting that the server cannot start with; the message is one sentence that names the variable. */
export class ConfigError extends Error {
  constructor(variable: string, wants: string) {
    super(`${variable} must be ${wants}.`);
    this.name = 'ConfigError';
  }
}

const { wholeNumber, databaseUrl, webOrigin, webOrigins, webPlace, hostName, trustedProxies } =
  settingFields;

/** Every variable, with what it must be; unset or empty means the default. */
const variables = {
  /** Port to listen on; 0 takes any free one. */
  PORT: { schema: wholeNumber(0, 65_535).default(3000), wants: 'a whole number from 0 to 65535' },
  /** Address to listen on. Only this machine by default; `0.0.0.0` inside a container. */
  HOST: { schema: z.string().max(255).default('127.0.0.1'), wants: 'a host name or an address' },
  /** Port for Prometheus' `/metrics`, on HOST; without it nothing is served. Never one that the world can reach. */
  METRICS_PORT: {
    schema: wholeNumber(1, 65_535).optional(),
    wants: 'a whole number from 1 to 65535',
  },
  /** Folder of the embedded database and of everything else that the server keeps. */
  DATA_DIR: { schema: z.string().default('./data'), wants: 'a folder' },
  /** A PostgreSQL server; without it the embedded database is used. */
  DATABASE_URL: {
    schema: databaseUrl.optional(),
    wants: 'an address such as postgres://user:password@host:5432/name',
  },
  /**
   * 1 makes a demo world at the start, whose password everybody can read in the README, and says so on every page.
   * `local`, which `npm start` sets where nothing is set, means 1 on a machine of one's own: with the embedded database,
   * on an address that only this machine reaches, and without NODE_ENV=production.
   */
  DEMO: { schema: z.enum(['0', '1', 'local']).default('0'), wants: '0, 1 or local' },
  LOG_LEVEL: {
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    wants: 'one of trace, debug, info, warn, error, fatal, silent',
  },
  /** A session ends after this many hours without a call (decisions §6). */
  TOKEN_IDLE_HOURS: { schema: wholeNumber(1, 720).default(12), wants: 'whole hours from 1 to 720' },
  /** A session ends after this many days in any case (decisions §6). */
  TOKEN_MAX_DAYS: { schema: wholeNumber(1, 90).default(7), wants: 'whole days from 1 to 90' },
  /** Largest body of a call of somebody who is signed in; anybody else's is 64 kB at most. nginx has a limit of its own. */
  BODY_LIMIT_BYTES: {
    schema: wholeNumber(1024, 104_857_600).default(1_048_576),
    wants: 'whole bytes from 1024 to 104857600',
  },
  /** Largest document that may be uploaded (decisions §6). */
  UPLOAD_LIMIT_BYTES: {
    schema: wholeNumber(1024, 104_857_600).default(26_214_400),
    wants: 'whole bytes from 1024 to 104857600',
  },
  ...limitVariables,
  /** A bucket of an S3-compatible store for documents; without it they are kept in DATA_DIR. */
  S3_BUCKET: { schema: z.string().max(255).optional(), wants: 'the name of a bucket' },
  /** Where the S3-compatible store is; without it, Amazon's own of the region. */
  S3_ENDPOINT: { schema: webOrigin.optional(), wants: 'an address such as https://s3.example.com' },
  S3_REGION: { schema: z.string().max(100).default('us-east-1'), wants: 'the name of a region' },
  /** 1 puts the bucket's name into the path, as most stores but Amazon's want it; the default with S3_ENDPOINT. */
  S3_PATH_STYLE: { schema: z.enum(['0', '1']).optional(), wants: '0 or 1' },
  /** Without the two keys, the rights that Amazon gives to the machine are used. */
  S3_ACCESS_KEY: { schema: z.string().max(1000).optional(), wants: 'set when S3_SECRET_KEY is' },
  S3_SECRET_KEY: { schema: z.string().max(1000).optional(), wants: 'set when S3_ACCESS_KEY is' },
  /** Proxies whose X-Forwarded-For is believed: it decides whose sign-ins are slowed down. None by default. */
  TRUST_PROXY: {
    schema: trustedProxies.default(false),
    wants: 'a number of proxies from 0 to 10, or their addresses with commas between them',
  },
  /** A former host name of the site (without a port): its visitors are sent on to MAIN_ORIGIN for good (spec 2 §2). */
  LEGACY_HOST: {
    schema: hostName.optional(),
    wants: 'a host name other than that of MAIN_ORIGIN, and set when MAIN_ORIGIN is',
  },
  /** Where the site is now; only LEGACY_HOST needs it. */
  MAIN_ORIGIN: {
    schema: webOrigin.optional(),
    wants: 'an address such as https://platform.example.com, and set when LEGACY_HOST is',
  },
  /** The licence of CKEditor, with which teams write reports. By default the one under which this platform is free. */
  CKEDITOR_LICENCE_KEY: {
    schema: z.string().max(10_000).default('GPL'),
    wants: 'a licence key of CKEditor, or GPL',
  },
  /** What the build wrote: the shell, the modules and `modules.json`. */
  SITE_DIR: { schema: z.string().default('./dist'), wants: 'a folder' },
  /**
   * Origins from which somebody may try out a build of a module on this site (`?try=`), with commas between them. Their
   * code runs with everything that the reader may do: none by default, and none in production unless you mean it.
   */
  TRY_ORIGINS: {
    schema: webOrigins.default([]),
    wants: 'addresses such as http://127.0.0.1:3003, with commas between them',
  },
  /** Where a bucket or a CDN has `modules.json` and `modules/`; the proxy serves the files from there. Without it, SITE_DIR. */
  MODULES_ORIGIN: {
    schema: webPlace.optional(),
    wants: 'an address such as https://cdn.example.com/site',
  },
  /** The programme and its editions. */
  CONTENT_DIR: { schema: z.string().default('./content'), wants: 'a folder' },
  /** The programme of this installation: names, contacts, colours, and its drawings beside it. In CONTENT_DIR by default. */
  PROGRAMME_FILE: { schema: z.string().optional(), wants: 'a file' },
} satisfies Record<string, { schema: z.ZodType; wants: string }>;

type Values = { [Name in keyof typeof variables]: z.output<(typeof variables)[Name]['schema']> };

export type Config = Limits & {
  port: number;
  host: string;
  /** Where `/metrics` is served, if at all. */
  metricsPort: number | undefined;
  database: Exclude<DatabaseAddress, { kind: 'memory' }>;
  /** Whether there is a demo world; without it nobody signs in with the demo's password. */
  isDemo: boolean;
  logLevel: Values['LOG_LEVEL'];
  tokenIdleHours: number;
  tokenMaxDays: number;
  bodyLimitBytes: number;
  uploadLimitBytes: number;
  /** Where documents are kept. */
  files: { kind: 'disk'; folder: string } | { kind: 's3'; address: S3Address };
  trustProxy: false | number | string[];
  /** A former host name, and the origin that its visitors are sent to. */
  legacyHost: LegacyHost | undefined;
  editorLicenceKey: string;
  siteFolder: string;
  /** Where the registry is read, if not in `siteFolder`. */
  modulesOrigin: string | undefined;
  tryOrigins: string[];
  contentFolder: string;
  programmeFile: string;
};

/**
 * The only reader of the environment.
 * @param root the repository; relative folders start there
 * @throws ConfigError naming the first wrong variable and what it must be
 */
export function readConfig(root: string, environment: NodeJS.ProcessEnv = process.env): Config {
  const read = <Name extends keyof Values>(name: Name): Values[Name] => {
    const { schema, wants } = variables[name];
    const parsed = schema.safeParse(environment[name]?.trim() || undefined);
    if (!parsed.success) throw new ConfigError(name, wants);
    return parsed.data as Values[Name];
  };
  const url = read('DATABASE_URL');
  return {
    port: read('PORT'),
    host: read('HOST'),
    metricsPort: read('METRICS_PORT'),
    database: url
      ? { kind: 'server', url }
      : { kind: 'embedded', folder: resolve(root, read('DATA_DIR'), 'database') },
    isDemo: asksForDemo(read('DEMO'), { host: read('HOST'), url, environment }),
    logLevel: read('LOG_LEVEL'),
    tokenIdleHours: read('TOKEN_IDLE_HOURS'),
    tokenMaxDays: read('TOKEN_MAX_DAYS'),
    bodyLimitBytes: read('BODY_LIMIT_BYTES'),
    uploadLimitBytes: read('UPLOAD_LIMIT_BYTES'),
    ...readLimits(read),
    files: readFiles(),
    trustProxy: read('TRUST_PROXY'),
    legacyHost: readLegacyHost(),
    editorLicenceKey: read('CKEDITOR_LICENCE_KEY'),
    siteFolder: resolve(root, read('SITE_DIR')),
    modulesOrigin: read('MODULES_ORIGIN'),
    tryOrigins: read('TRY_ORIGINS'),
    contentFolder: resolve(root, read('CONTENT_DIR')),
    programmeFile: resolve(
      root,
      read('PROGRAMME_FILE') ?? join(read('CONTENT_DIR'), 'programme.yaml'),
    ),
  };

  function readLegacyHost(): Config['legacyHost'] {
    const name = read('LEGACY_HOST');
    const mainOrigin = read('MAIN_ORIGIN');
    if (name === undefined && mainOrigin === undefined) return undefined;
    if (mainOrigin === undefined) throw new ConfigError('MAIN_ORIGIN', variables.MAIN_ORIGIN.wants);
    // One that leads to itself would go round in circles.
    if (name === undefined || new URL(mainOrigin).hostname === name)
      throw new ConfigError('LEGACY_HOST', variables.LEGACY_HOST.wants);
    return { name, mainOrigin };
  }

  function readFiles(): Config['files'] {
    const bucket = read('S3_BUCKET');
    if (bucket === undefined)
      return { kind: 'disk', folder: resolve(root, read('DATA_DIR'), 'files') };
    const endpoint = read('S3_ENDPOINT');
    const pathStyle = read('S3_PATH_STYLE');
    const accessKeyId = read('S3_ACCESS_KEY');
    const secretAccessKey = read('S3_SECRET_KEY');
    if (accessKeyId !== undefined && secretAccessKey === undefined)
      throw new ConfigError('S3_SECRET_KEY', variables.S3_SECRET_KEY.wants);
    if (accessKeyId === undefined && secretAccessKey !== undefined)
      throw new ConfigError('S3_ACCESS_KEY', variables.S3_ACCESS_KEY.wants);
    return {
      kind: 's3',
      address: {
        endpoint,
        region: read('S3_REGION'),
        bucket,
        isPathStyle: pathStyle === undefined ? endpoint !== undefined : pathStyle === '1',
        credentials:
          accessKeyId !== undefined && secretAccessKey !== undefined
            ? { accessKeyId, secretAccessKey }
            : undefined,
      },
    };
  }
}
