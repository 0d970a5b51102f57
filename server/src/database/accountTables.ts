import type { Generated } from 'kysely';
import type { Instant } from './columns.ts';

// Accounts, credentials and organisations.

export type AccountsTable = {
  id: Generated<number>;
  email: string;
  name: string;
  password_hash: string;
  is_certifier: boolean;
  created_at: Instant;
  disabled_at: Instant | null;
  /**
   * The account's employer, or null. A client works on the employer's questionnaires; a certifier must not be in the
   * team of a questionnaire of the employer.
   */
  organisation_id: number | null;
};

/** Sessions. Only the SHA-256 of a session's token is stored. */
export type TokensTable = {
  hash: string;
  account_id: number;
  created_at: Instant;
  used_at: Instant;
};

/**
 * Failures per bucket. The buckets count failed sign-ins from a network, to an account from a network, or to an account
 * from a known device. Another kind counts wrong current passwords of an account that changes its password.
 */
export type SignInFailuresTable = {
  bucket: string;
  /** SHA-256 of the e-mail, if the bucket is the one that counts a network with failures at that account; else null. */
  account: string | null;
  failures: number;
  last_at: Instant;
};

/** Used proofs of work; each is valid for one sign-in. */
export type UsedProofsTable = { nonce: string; good_until: Instant };

export type OrganisationsTable = {
  id: Generated<number>;
  /** Key assigned by the office; makes its commands idempotent. */
  key: string;
  title: string;
  brand: Generated<string>;
  address: Generated<string>;
  city: Generated<string>;
  contact: Generated<string>;
  email: Generated<string>;
  /** Id of one of the `organisationTypes`; null with a description for another type, or while unknown. */
  type_id: number | null;
  type_description: Generated<string>;
  /**
   * Id of the main industry, one of the `industries`; null with a description for another one, or while unknown.
   */
  category_id: number | null;
  category_description: Generated<string>;
  /** Codes of the countries in which the organisation works. */
  countries: Generated<string[]>;
  /** Ids of all industries of the organisation. */
  category_ids: Generated<number[]>;
  /**
   * Key shared by all organisations of one company group; null for an organisation without a group. Only the office
   * sets it.
   */
  group_key: string | null;
};

/** Secrets shared by all servers of an installation; created on first use. */
export type SigningKeysTable = {
  purpose: 'files' | 'devices' | 'replies' | 'challenges';
  /** 256 random bits in hexadecimal. */
  key: string;
};
