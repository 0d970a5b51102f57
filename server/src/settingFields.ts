import { z } from 'zod';

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));

/** A URL of a PostgreSQL server. It may hold a password, so no message ever repeats it. */
const databaseUrl = z.string().refine((text) => /^postgres(ql)?:$/.test(protocolOf(text)));

/** Scheme, host and port, without a path. */
const webOrigin = z
  .string()
  .refine((text) => /^https?:$/.test(protocolOf(text)) && new URL(text).pathname === '/')
  .transform((text) => new URL(text).origin);

const webOrigins = z
  .string()
  .transform((text) => text.split(',').map((origin) => origin.trim()))
  .pipe(z.array(webOrigin));

/** An address on the web, with or without a path; no slash at its end. */
const webPlace = z
  .string()
  .refine((text) => /^https?:$/.test(protocolOf(text)) && !/[?#]/.test(text))
  .transform((text) => text.replace(/\/+$/, ''));

const hostName = z
  .string()
  .regex(/^[a-z0-9.-]{1,253}$/i)
  .transform((name) => name.toLowerCase());

/** How many proxies stand in front (a number), or which ones (addresses or networks, by commas). */
const trustedProxies = z.union([
  wholeNumber(0, 10).transform((hops) => (hops === 0 ? false : hops)),
  z
    .string()
    .regex(/^[0-9a-fA-F.:/]+(,[0-9a-fA-F.:/]+)*$/)
    .transform((list) => list.split(',')),
]);

/** What variables of the environment may hold. */
export const settingFields = {
  wholeNumber,
  databaseUrl,
  webOrigin,
  webOrigins,
  webPlace,
  hostName,
  trustedProxies,
};

function protocolOf(text: string): string {
  return URL.canParse(text) ? new URL(text).protocol : '';
}
