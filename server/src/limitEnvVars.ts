import { z } from 'zod';
import { settingSchemas } from './settingSchemas.ts';

const { wholeNumber } = settingSchemas;

/**
 * Creates a variable for the limit of a count or a size. `usual` is its default, and `max` its highest allowed value;
 * numbers up to it are exact in JavaScript and in the database.
 */
const limit = (usual: number, max = 1_000_000_000) => ({
  schema: wholeNumber(1, max).default(usual),
  wants: `a whole number from 1 to ${max}`,
});

/** Environment variables (see `config.ts`) for the virus scanner, quotas and rates. */
export const limitEnvVars = {
  /** Host of ClamAV's clamd, which scans every file before it becomes a document. Unset disables scanning. */
  CLAMAV_HOST: { schema: z.string().max(255).optional(), wants: 'a host name or an address' },
  /**
   * Port of clamd (its setting `TCPSocket`). Anyone who can reach the port can keep clamd busy or stop it, but not read
   * data: never expose it to the internet.
   */
  CLAMAV_PORT: {
    schema: wholeNumber(1, 65_535).default(3310),
    wants: 'a whole number from 1 to 65535',
  },
  /** Maximum number of documents of all questionnaires of one organisation together. */
  QUOTA_DOCUMENTS: limit(2000),
  /** Maximum size in bytes of the documents that QUOTA_DOCUMENTS counts, all together. */
  QUOTA_DOCUMENT_BYTES: limit(2_147_483_648, 1_000_000_000_000),
  /** Maximum number of uploads that one account has requested, but not yet submitted as documents. */
  QUOTA_UNSUBMITTED_FILES: limit(20),
  /** Maximum size in bytes of the uploads that QUOTA_UNSUBMITTED_FILES counts, all together. */
  QUOTA_UNSUBMITTED_BYTES: limit(262_144_000),
  /** Maximum number of unsubmitted uploads of all accounts together on one organisation's questionnaires. */
  QUOTA_ORGANISATION_UNSUBMITTED_FILES: limit(50),
  /** Maximum size in bytes of the uploads that QUOTA_ORGANISATION_UNSUBMITTED_FILES counts, all together. */
  QUOTA_ORGANISATION_UNSUBMITTED_BYTES: limit(629_145_600),
  /** Maximum number of upload URLs that one account may request from one server per hour. */
  RATE_UPLOADS_PER_HOUR: limit(120),
  /** Maximum number of changes by one account on one server per minute; a page makes a few per second at most. */
  RATE_WRITES_PER_MINUTE: limit(600),
  /**
   * Maximum number of changes by all accounts together on one server per minute, on one organisation's
   * questionnaires.
   */
  RATE_ORGANISATION_WRITES_PER_MINUTE: limit(3000),
  /** Maximum number of certificates and badges that one network may request from one server per minute. */
  RATE_VERIFICATIONS_PER_MINUTE: limit(300),
};

/** The parsed limits: the address of the virus scanner (undefined if there is none), quotas, and rates of calls. */
export type LimitSettings = ReturnType<typeof readLimitSettings>;

type Values = {
  [Name in keyof typeof limitEnvVars]: z.output<(typeof limitEnvVars)[Name]['schema']>;
};

/** Reads the variables of `limitEnvVars`, each with the given function `read`. */
export function readLimitSettings(read: <Name extends keyof Values>(name: Name) => Values[Name]) {
  const host = read('CLAMAV_HOST');
  return {
    scanner: host === undefined ? undefined : { host, port: read('CLAMAV_PORT') },
    quotas: {
      documents: read('QUOTA_DOCUMENTS'),
      documentBytes: read('QUOTA_DOCUMENT_BYTES'),
      ownUnsubmittedFiles: read('QUOTA_UNSUBMITTED_FILES'),
      ownUnsubmittedBytes: read('QUOTA_UNSUBMITTED_BYTES'),
      unsubmittedFiles: read('QUOTA_ORGANISATION_UNSUBMITTED_FILES'),
      unsubmittedBytes: read('QUOTA_ORGANISATION_UNSUBMITTED_BYTES'),
    },
    rates: {
      uploadsPerHour: read('RATE_UPLOADS_PER_HOUR'),
      writesPerMinute: read('RATE_WRITES_PER_MINUTE'),
      organisationWritesPerMinute: read('RATE_ORGANISATION_WRITES_PER_MINUTE'),
      verificationsPerMinute: read('RATE_VERIFICATIONS_PER_MINUTE'),
    },
  };
}
