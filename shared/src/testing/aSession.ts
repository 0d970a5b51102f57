import type { Session } from '../platform/index.ts';

/** A signed-in client; `{ isCertifier: true }` makes a certifier. */
export function aSession(given: Partial<Session> = {}): Session {
  return {
    token: 'token-of-ana',
    accountId: 1,
    name: 'Ana Horvat',
    email: 'ana@example.com',
    isCertifier: false,
    ...given,
  };
}
