import { demoAccounts, demoPassword, type DemoAccount } from '../../e2e/support/demoAccounts.ts';
import type { BenchApi } from './connectApi.ts';

/** Signs in accounts of the demo data one after the other, because sign-ins are rate-limited. @returns their tokens */
export async function signInDemoAccounts<Name extends DemoAccount>(
  api: BenchApi,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const tokens = {} as Record<Name, string>;
  for (const name of names) {
    const fields = { email: demoAccounts[name], password: demoPassword };
    tokens[name] = (await api.act('userLogin', fields)).token;
  }
  return tokens;
}
