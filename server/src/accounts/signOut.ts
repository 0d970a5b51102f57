import type { UseCase } from '../http/useCase.ts';

/** Revokes the token that the call carries; other sessions of the account go on. */
export const signOut: UseCase<'userLogout'> = async (_input, { db, account, logEvent }) => {
  await db.deleteFrom('tokens').where('hash', '=', account.tokenHash).execute();
  logEvent({ event: 'sign-out' });
  return {};
};
