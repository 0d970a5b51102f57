/** Organisations, accounts, and what signing in needs. `accountTables.ts` describes the columns. */
export const accountsSchema = [
  // Organisations
  `create table organisations (
    id integer generated always as identity primary key,
    key text not null unique,
    title text not null,
    brand text not null default '',
    address text not null default '',
    city text not null default '',
    contact text not null default '',
    email text not null default '',
    type_id integer,
    type_description text not null default '',
    category_id integer,
    category_description text not null default '',
    countries text[] not null default '{}',
    category_ids integer[] not null default '{}',
    group_key text
  )`,

  // Accounts. An e-mail is stored in lower case, so that no second account differs in the case of letters only.
  `create table accounts (
    id integer generated always as identity primary key,
    email text not null check (email = lower(email)),
    name text not null,
    password_hash text not null,
    is_certifier boolean not null,
    created_at timestamptz not null,
    disabled_at timestamptz,
    organisation_id integer references organisations
  )`,
  `create unique index accounts_email on accounts (email)`,
  `create index accounts_organisation on accounts (organisation_id)`,

  // Sessions
  `create table tokens (
    hash text primary key,
    account_id integer not null references accounts on delete cascade,
    created_at timestamptz not null,
    used_at timestamptz not null
  )`,
  `create index tokens_account on tokens (account_id)`,

  // Failures that limit the guessing of passwords. One index is for counting the failures at an account, the other for
  // deleting old rows.
  `create table sign_in_failures (
    bucket text primary key,
    failures integer not null check (failures > 0),
    last_at timestamptz not null,
    account text
  )`,
  `create index sign_in_failures_account on sign_in_failures (account)`,
  `create index sign_in_failures_last on sign_in_failures (last_at)`,

  // Used proofs of work, kept until they expire. The person who used them is not stored.
  `create table used_proofs (nonce text primary key, good_until timestamptz not null)`,
  `create index used_proofs_good_until on used_proofs (good_until)`,

  // Secrets that all servers of an installation share
  `create table signing_keys (purpose text primary key, key text not null)`,

  // Module versions that pages could not show, counted by day. The reporter is not stored.
  `create table module_failures (
    day text not null,
    module text not null,
    version text not null,
    reason text not null,
    times integer not null,
    first_at timestamptz not null,
    last_at timestamptz not null,
    primary key (day, module, version, reason)
  )`,
];
