import type { Generated } from 'kysely';
import type { Language } from '@cert/shared/domain';
import type { Instant } from './columns.ts';

// Accounts, credentials and organisations.

export type AccountsTable = {
  id: Generated<number>;
  email: string;
  name: string;
  /** Null until the person who was invited has chosen a password. */
  password_hash: string | null;
  /** Whether the office has set the password; its owner must change it before using the account. */
  has_initial_password: Generated<boolean>;
  /** Whether anybody has signed in to the account since this column was added. */
  has_signed_in: Generated<boolean>;
  /**
   * Whether the account has an authenticator app or a passkey, so that its password alone does not sign in. The
   * trigger `note_second_factor` updates this column, so that authenticating a call need not search other tables.
   */
  has_second_factor: Generated<boolean>;
  /** Language of the page on which the person last signed in; null before the first sign-in. */
  mail_language: Language | null;
  /** Language that the person has chosen for mails; null to use that of the last sign-in. */
  chosen_mail_language: Language | null;
  /** Kinds of mails that the person has switched off (`optionalMailKinds`). */
  unwanted_mails: Generated<string[]>;
  is_certifier: boolean;
  /** When the account was opened, or opened again by the organisation's first person. */
  created_at: Instant;
  disabled_at: Instant | null;
  /** Whether the organisation's first person has closed the account, and may therefore open it again. */
  closed_by_first_person: Generated<boolean>;
  /**
   * The account's employer, or null. A client works on the employer's questionnaires; a certifier must not be in the
   * team of a questionnaire of the employer.
   */
  organisation_id: number | null;
};

/** Sessions. Only the SHA-256 of a session's token is stored. */
export type TokensTable = {
  hash: string;
  /** Identifies the session in its owner's list of sessions. */
  id: Generated<number>;
  account_id: number;
  created_at: Instant;
  used_at: Instant;
  /** Names of the browser and the operating system at the sign-in; null if unknown. */
  browser: string | null;
  system: string | null;
  /**
   * Network of the sign-in (`findNetworksOfIpAddress`), or `unknown`; null for a session that is older than this
   * column.
   */
  network: string | null;
};

/**
 * Links with which the owner of an account chooses a password. Only the SHA-256 of a link's token is stored. Using a
 * link deletes all links of the account; an expired link stays until the next one is made.
 */
export type PasswordLinksTable = {
  hash: string;
  account_id: number;
  kind: 'invitation' | 'password-reset';
  expires_at: Instant;
};

/**
 * The authenticator app of an account. The server needs the secret to compute codes, so it is stored unencrypted;
 * whoever can read it can also read everything that it protects.
 */
export type AuthenticatorsTable = {
  account_id: number;
  /** In base32; null until the first app is confirmed. */
  secret: string | null;
  confirmed_at: Instant | null;
  /** Time step of the last used code, in units of 30 s since 1970: only codes of later steps are accepted. */
  last_step: Generated<number>;
  /** The secret of an app that is not confirmed yet, and the time until which it can be confirmed. */
  pending_secret: string | null;
  pending_until: Instant | null;
};

/** A passkey (WebAuthn): with it, a person signs in without password and code. */
export type PasskeysTable = {
  id: Generated<number>;
  account_id: number;
  /** The id that the authenticator has given the passkey, in base64url; unique among all accounts. */
  credential_id: string;
  /** The public key in COSE format, in base64url. It is no secret. */
  public_key: string;
  /** Number of signatures that the authenticator has counted; 0 if it does not count. */
  signatures: number;
  /** How browsers reach the authenticator, such as `internal` or `usb`. */
  transports: string[];
  /** The name that the person has given the passkey. */
  name: string;
  added_at: Instant;
  used_at: Instant | null;
};

/** A change of an account's e-mail that waits until both addresses have confirmed it. */
export type EmailChangesTable = {
  account_id: number;
  /** The new e-mail, in lower case. */
  email: string;
  confirmed_by_old: Generated<boolean>;
  confirmed_by_new: Generated<boolean>;
  expires_at: Instant;
};

/** Links that confirm a change of e-mail. Only the SHA-256 of a link's token is stored. */
export type EmailChangeLinksTable = {
  hash: string;
  account_id: number;
  /** Whether the link was sent to the new e-mail. */
  is_to_new: boolean;
};

/** Recovery codes that were not used. Only their SHA-256 is stored. */
export type RecoveryCodesTable = { account_id: number; hash: string };

/**
 * Numbers of failed attempts. Each row is a counter, called a bucket (`FailureBucket`). For example, a bucket counts
 * the failed sign-ins from one network, those to one account from one network, those on one known device, or the wrong
 * passwords of a signed-in account. Requests for a link are counted in the same way.
 */
export type SignInFailuresTable = {
  bucket: string;
  /** SHA-256 of the account's e-mail if the bucket counts this account in one network (`FailureBucket`); else null. */
  account: string | null;
  failures: number;
  last_at: Instant;
};

/** Used proofs of work and used challenges of passkeys; each is valid once. */
export type UsedProofsTable = { nonce: string; good_until: Instant };

export type OrganisationsTable = {
  id: Generated<number>;
  /** Key that the office has chosen. With it, a repeated command finds the organisation instead of creating another. */
  key: string;
  title: string;
  brand: Generated<string>;
  address: Generated<string>;
  city: Generated<string>;
  contact: Generated<string>;
  email: Generated<string>;
  /** Id of one of the `organisationTypes`; null while unknown, or if `type_description` describes another type. */
  type_id: number | null;
  type_description: Generated<string>;
  /**
   * Id of the main industry, one of the `industries`; null while unknown, or if `category_description` describes
   * another industry.
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
  /** Whether the organisation's first person may invite colleagues. Only the office sets it. */
  first_person_invites: Generated<boolean>;
};

/** Secrets shared by all servers of an installation; created on first use. */
export type SigningKeysTable = {
  purpose: 'files' | 'devices' | 'replies' | 'challenges' | 'passkeys';
  /** 256 random bits in hexadecimal. */
  key: string;
};
