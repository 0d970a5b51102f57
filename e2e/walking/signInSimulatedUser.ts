import { demoAccounts, demoPassword, type DemoAccount } from '../support/demoAccounts.ts';
import type { SimulatedUser } from './createSimulatedUser.ts';

/** Signs in through the form, and waits until it is gone. @param url of the site */
export async function signInSimulatedUser(
  walker: SimulatedUser,
  url: string,
  who: DemoAccount,
): Promise<void> {
  await walker.open(`${url}/en/login`);
  await walker.fill({ css: 'input[autocomplete="username"]' }, demoAccounts[who]);
  await walker.fill({ css: 'input[autocomplete="current-password"]' }, demoPassword);
  await walker.click({ css: 'button[type="submit"]' });
  await walker.seeNone({ css: 'input[autocomplete="current-password"]' });
}
