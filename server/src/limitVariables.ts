import { z } from 'zod';
import type { ScannerAddress } from './documents/checking/scanFile.ts';
import type { Quotas } from './documents/quotas.ts';
import type { Rates } from './http/rateLimits.ts';
import { settingFields } from './settingFields.ts';

const { wholeNumber } = settingFields;

/** A count or a size that may not be passed; `most` is what its column or the arithmetic can hold. */
const limit = (usual: number, most = 1_000_000_000) => ({
  schema: wholeNumber(1, most).default(usual),
  wants: `a whole number from 1 to ${most}`,
});

/** Variables of `config.ts` that say what may be uploaded, and how much and how often anything may be written. */
export const limitVariables = {
  /** ClamAV's clamd, which looks into every file before it becomes a document. Without it nothing does. */
  CLAMAV_HOST: { schema: z.string().max(255).optional(), wants: 'a host name or an address' },
  /** clamd's TCPSocket. Whoever can reach it can read nothing there, but can keep it busy: never open to the world. */
  CLAMAV_PORT: {
    schema: wholeNumber(1, 65_535).default(3310),
    wants: 'a whole number from 1 to 65535',
  },
  /** Documents that all questionnaires of one organisation may have together. */
  QUOTA_DOCUMENTS: limit(2000),
  /** Bytes of these documents. */
  QUOTA_DOCUMENT_BYTES: limit(2_147_483_648, 1_000_000_000_000),
  /** Files that one account may have sent, or asked an address for, without submitting them. */
  QUOTA_UNSUBMITTED_FILES: limit(20),
  /** Bytes of these files. */
  QUOTA_UNSUBMITTED_BYTES: limit(262_144_000),
  /** The same of everybody together who works on one organisation's questionnaires. */
  QUOTA_ORGANISATION_UNSUBMITTED_FILES: limit(50),
  QUOTA_ORGANISATION_UNSUBMITTED_BYTES: limit(629_145_600),
  /** Addresses for uploads that one account may ask one server for. */
  RATE_UPLOADS_PER_HOUR: limit(120),
  /** Calls that change something, of one account on one server; a page makes a few per second at most. */
  RATE_WRITES_PER_MINUTE: limit(600),
  /** The same of everybody together who works on one organisation's questionnaires. */
  RATE_ORGANISATION_WRITES_PER_MINUTE: limit(3000),
};

/** What becomes of them. */
export type Limits = { scanner: ScannerAddress | undefined; quotas: Quotas; rates: Rates };

type Values = {
  [Name in keyof typeof limitVariables]: z.output<(typeof limitVariables)[Name]['schema']>;
};

export function readLimits(read: <Name extends keyof Values>(name: Name) => Values[Name]): Limits {
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
