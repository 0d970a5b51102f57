import { z } from 'zod';
import { settingFields } from './settingFields.ts';

const { wholeNumber } = settingFields;

/**
 * A variable for the limit of a count or a size. `usual` is its default, and `most` the highest allowed value, which
 * the database column can store and numbers represent exactly.
 */
const limit = (usual: number, most = 1_000_000_000) => ({
  schema: wholeNumber(1, most).default(usual),
  wants: `a whole number from 1 to ${most}`,
});

/** Environment variables (see `config.ts`) for the virus scanner, quotas and rates. */
export const limitVariables = {
  /** Host of ClamAV's clamd, which scans every file before it becomes a document. Unset disables scanning. */
  CLAMAV_HOST: { schema: z.string().max(255).optional(), wants: 'a host name or an address' },
  /**
   * Port of clamd (its setting `TCPSocket`). Anyone who can reach the port can keep clamd busy, but not read data:
   * never expose it to the internet.
   */
  CLAMAV_PORT: {
    schema: wholeNumber(1, 65_535).default(3310),
    wants: 'a whole number from 1 to 65535',
  },
  /** Maximum number of documents of all questionnaires of one organisation together. */
  QUOTA_DOCUMENTS: limit(2000),
  /** Maximum size of these documents together, in bytes. */
  QUOTA_DOCUMENT_BYTES: limit(2_147_483_648, 1_000_000_000_000),
  /** Maximum number of uploads that one account has requested, with or without their bytes, but not submitted. */
  QUOTA_UNSUBMITTED_FILES: limit(20),
  /** Maximum size of these uploads together, in bytes. */
  QUOTA_UNSUBMITTED_BYTES: limit(262_144_000),
  /** Maximum number of unsubmitted uploads of all accounts together on one organisation's questionnaires. */
  QUOTA_ORGANISATION_UNSUBMITTED_FILES: limit(50),
  QUOTA_ORGANISATION_UNSUBMITTED_BYTES: limit(629_145_600),
  /** Maximum number of upload URLs that one account may request from one server per hour. */
  RATE_UPLOADS_PER_HOUR: limit(120),
  /** Writing calls per account and server; a page makes a few per second at most. */
  RATE_WRITES_PER_MINUTE: limit(600),
  /** Writing calls per server of all accounts together on one organisation's questionnaires. */
  RATE_ORGANISATION_WRITES_PER_MINUTE: limit(3000),
};

/** The parsed limits: the scanner's address, undefined without one; quotas of documents; rates of calls. */
export type Limits = ReturnType<typeof readLimits>;

type Values = {
  [Name in keyof typeof limitVariables]: z.output<(typeof limitVariables)[Name]['schema']>;
};

export function readLimits(read: <Name extends keyof Values>(name: Name) => Values[Name]) {
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
    },
  };
}
