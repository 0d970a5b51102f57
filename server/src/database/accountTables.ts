import type { Generated } from 'kysely';
import type { Instant } from './columns.ts';

// People, what they sign in with, and whom they work for.

export type AccountsTable = {
  id: Generated<number>;
  email: string;
  name: string;
  password_hash: string;
  is_certifier: boolean;
  created_at: Instant;
  disabled_at: Instant | null;
  /** Who employs the person: a client works on its questionnaires, a certifier is never on a team that audits it. */
  organisation_id: number | null;
};

/** Only the SHA-256 of a token is stored. */
export type TokensTable = {
  hash: string;
  account_id: number;
  created_at: Instant;
  used_at: Instant;
};

/** Failed sign-ins, counted per bucket: a network, an account in a network, an account on a known device. */
export type SignInFailuresTable = {
  bucket: string;
  /** SHA-256 of the e-mail, where the bucket stands for one place from which the account is guessed at. */
  account: string | null;
  failures: number;
  last_at: Instant;
};

/** Proofs of work that were used; each is good for one sign-in. */
export type UsedProofsTable = { nonce: string; good_until: Instant };

export type OrganisationsTable = {
  id: Generated<number>;
  /** The office's own key, so that a command can be run twice. */
  key: string;
  title: string;
  brand: Generated<string>;
  address: Generated<string>;
  city: Generated<string>;
  contact: Generated<string>;
  email: Generated<string>;
  /** Of the company types of spec 2 §3; null with a description for another one, or while unknown. */
  type_id: number | null;
  type_description: Generated<string>;
  /** The primary business type, of the company categories of spec 2 §3; null as above. */
  category_id: number | null;
  category_description: Generated<string>;
  /** Codes of the countries of spec 2 §3. */
  countries: Generated<string[]>;
  /** All business types that were ticked. */
  category_ids: Generated<number[]>;
  /** Organisations of one company group share it; null for one that stands alone. Given by the office only. */
  group_key: string | null;
};

/** Secrets that all servers of one installation share; made when first needed. */
export type SigningKeysTable = {
  purpose: 'files' | 'devices' | 'replies' | 'challenges';
  /** 256 random bits in hexadecimal. */
  key: string;
};
