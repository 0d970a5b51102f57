import type { UseCase } from '../http/useCase.ts';

/** Revokes the token of the call; other sessions of the account stay. */
export const signOut: UseCase<'userLogout'> = async (_input, { db, account, logEvent }) => {
  await db.deleteFrom('tokens').where('hash', '=', account.tokenHash).execute();
  logEvent({ event: 'sign-out' });
  return {};
};
