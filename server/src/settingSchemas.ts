import { z } from 'zod';

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));

/** URL of a PostgreSQL server. It may contain a password, so messages never repeat it. */
const databaseUrl = z.string().refine((text) => /^postgres(ql)?:$/.test(protocolOf(text)));

/** A web origin: scheme, host and port, without a path. */
const webOrigin = z
  .string()
  .refine((text) => /^https?:$/.test(protocolOf(text)) && new URL(text).pathname === '/')
  .transform((text) => new URL(text).origin);

const webOrigins = z
  .string()
  .transform((text) => text.split(',').map((origin) => origin.trim()))
  .pipe(z.array(webOrigin));

/** A web URL with an optional path; without a slash at the end. */
const webUrl = z
  .string()
  .refine((text) => /^https?:$/.test(protocolOf(text)) && !/[?#]/.test(text))
  .transform((text) => text.replace(/\/+$/, ''));

const hostName = z
  .string()
  .regex(/^[a-z0-9.-]{1,253}$/i)
  .transform((name) => name.toLowerCase());

/** Trusted proxies: their number, or their addresses or networks, comma-separated. */
const trustedProxies = z.union([
  wholeNumber(0, 10).transform((hops) => (hops === 0 ? false : hops)),
  z
    .string()
    .regex(/^[0-9a-fA-F.:/]+(,[0-9a-fA-F.:/]+)*$/)
    .transform((list) => list.split(',')),
]);

/** Schemas of environment variables. */
export const settingSchemas = {
  wholeNumber,
  databaseUrl,
  webOrigin,
  webOrigins,
  webUrl,
  hostName,
  trustedProxies,
};

function protocolOf(text: string): string {
  return URL.canParse(text) ? new URL(text).protocol : '';
}

/** Whether to create a demo world: if DEMO is 1, or if it is `local` and the server runs on a developer's machine. */
export function isDemoRequested(
  demo: '0' | '1' | 'local',
  {
    host,
    url,
    environment,
  }: { host: string; url: string | undefined; environment: NodeJS.ProcessEnv },
): boolean {
  if (demo !== 'local') return demo === '1';
  return url === undefined && isLoopback(host) && environment['NODE_ENV'] !== 'production';
}

/**
 * Whether an address is reachable from this machine only. Of host names only `localhost` counts, because others might
 * resolve elsewhere.
 */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
