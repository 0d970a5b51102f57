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
    group_key text,
    first_person_invites boolean not null default true
  )`,

  // Accounts. An e-mail is stored in lower case, so that no second account differs in the case of letters only.
  `create table accounts (
    id integer generated always as identity primary key,
    email text not null check (email = lower(email)),
    name text not null,
    password_hash text,
    is_certifier boolean not null,
    created_at timestamptz not null,
    disabled_at timestamptz,
    organisation_id integer references organisations,
    has_initial_password boolean not null default false,
    has_signed_in boolean not null default false,
    mail_language text,
    unwanted_mails text[] not null default '{}',
    chosen_mail_language text,
    has_second_factor boolean not null default false,
    closed_by_first_person boolean not null default false
  )`,
  `create unique index accounts_email on accounts (email)`,
  `create index accounts_organisation on accounts (organisation_id)`,

  // Sessions
  `create table tokens (
    hash text primary key,
    account_id integer not null references accounts on delete cascade,
    created_at timestamptz not null,
    used_at timestamptz not null,
    id integer generated always as identity unique,
    browser text,
    system text,
    network text
  )`,
  `create index tokens_account on tokens (account_id)`,

  // Links in mails with which the owner of an account chooses a password. Each works once.
  `create table password_links (
    hash text primary key,
    account_id integer not null references accounts on delete cascade,
    kind text not null,
    expires_at timestamptz not null
  )`,
  `create index password_links_account on password_links (account_id)`,

  // A change of the e-mail that waits until it is confirmed at both addresses, and the links in the two mails
  `create table email_changes (
    account_id integer primary key references accounts on delete cascade,
    email text not null,
    confirmed_by_old boolean not null default false,
    confirmed_by_new boolean not null default false,
    expires_at timestamptz not null
  )`,
  `create table email_change_links (
    hash text primary key,
    account_id integer not null references email_changes on delete cascade,
    is_to_new boolean not null
  )`,
  `create index email_change_links_account on email_change_links (account_id)`,

  // Second factors: an authenticator app, recovery codes, passkeys. A trigger updates `has_second_factor`, so that it
  // is right even if a server of an earlier version writes during a rolling restart.
  `create table authenticators (
    account_id integer primary key references accounts on delete cascade,
    secret text,
    confirmed_at timestamptz,
    last_step integer not null default 0,
    pending_secret text,
    pending_until timestamptz
  )`,
  `create table recovery_codes (
    account_id integer not null references accounts on delete cascade,
    hash text not null,
    primary key (account_id, hash)
  )`,
  `create table passkeys (
    id integer generated always as identity primary key,
    account_id integer not null references accounts on delete cascade,
    credential_id text not null unique,
    public_key text not null,
    signatures bigint not null,
    transports text[] not null,
    name text not null,
    added_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index passkeys_account on passkeys (account_id)`,
  `create function note_second_factor() returns trigger language plpgsql as $$
  declare changed integer := coalesce(new.account_id, old.account_id);
  begin
    update accounts set has_second_factor =
      exists (select from authenticators where account_id = changed and secret is not null)
      or exists (select from passkeys where account_id = changed)
      where id = changed;
    return null;
  end $$`,
  `create trigger note_second_factor after insert or delete or update of secret on authenticators
    for each row execute function note_second_factor()`,
  `create trigger note_second_factor after insert or delete on passkeys
    for each row execute function note_second_factor()`,

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

  // Used proofs of work and used challenges of passkeys, kept until they expire. Who used them is not stored.
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
