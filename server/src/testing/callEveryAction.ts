import { contract, type ActionName } from '@cert/shared/contract';
import {
  accountActs,
  createAccountCallInputs,
  accountActsAtTheEnd,
  pageOrigin,
} from './accountCalls.ts';
import type { Person } from './createTestWorld.ts';
import type { TestSite } from './openTestSite.ts';

/**
 * Matches the random parts of replies: file names, URL signatures, tokens, challenges, and the keys and recovery codes
 * of second factors.
 */
export const randomPartsPattern =
  /\/files\/[^"]+|"name":"[0-9a-f-]{20,}[^"]*"|"(?:token|device|secret|challenge)":"[^"]+"|otpauth:[^"]+|"[a-z2-9]{4}(?:-[a-z2-9]{4}){5}"/g;

/**
 * Calls every action of the contract as a person: first all reads, then all acts, all reads again, and at last the acts
 * that end the session. The acts about accounts are in an order in which they succeed.
 * @param afterEach called after each call
 * @returns status, ETag and body of every call in order, without random parts
 */
export async function callEveryAction(
  site: TestSite,
  person: Person | null,
  afterEach: () => Promise<void> = async () => undefined,
): Promise<string[]> {
  const names = Object.keys(contract) as ActionName[];
  const reads = names.filter((name) => contract[name].method === 'GET');
  const ordered: readonly ActionName[] = [...accountActs, ...accountActsAtTheEnd];
  const acts = names.filter((name) => contract[name].method === 'POST' && !ordered.includes(name));
  const calls = createAccountCallInputs(site, person);
  const heard: string[] = [];
  for (const name of [...reads, ...accountActs, ...acts, ...reads, ...accountActsAtTheEnd]) {
    const input = await calls.makeInput(name);
    const called = await site.callWith({ origin: pageOrigin })(person, name, input as never);
    const { status, headers, text, reply } = called;
    if (status === 200) calls.keep(name, reply);
    const etag = String(headers['etag'] ?? '');
    heard.push([name, status, etag, text.replaceAll(randomPartsPattern, '…')].join(' '));
    await afterEach();
  }
  return heard;
}
