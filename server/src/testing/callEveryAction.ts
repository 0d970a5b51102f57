import { contract, type ActionName } from '@cert/shared/contract';
import { createValidInputs } from './createValidInputs.ts';
import type { Person } from './createTestData.ts';
import type { TestSite } from './openTestSite.ts';

/** Matches the random parts of replies: file names, URL signatures, tokens, and keys of authenticator apps. */
export const randomPartsPattern =
  /\/files\/[^"]+|"name":"[0-9a-f-]{20,}[^"]*"|"(?:token|device|secret)":"[^"]+"|otpauth:[^"]+/g;

/**
 * Calls every action of the contract as a person: first all reads, then all acts, all reads again, and signing out.
 * @returns status, ETag and body of every call in order, without random parts
 */
export async function callEveryAction(site: TestSite, person: Person | null): Promise<string[]> {
  const names = Object.keys(contract) as ActionName[];
  const reads = names.filter((name) => contract[name].method === 'GET');
  const acts = names.filter((name) => contract[name].method === 'POST' && name !== 'userLogout');
  const heard: string[] = [];
  for (const name of [...reads, ...acts, ...reads, 'userLogout'] as const) {
    const { status, headers, text } = await site.call(
      person,
      name,
      createValidInputs(site, person)[name] as never,
    );
    const etag = String(headers['etag'] ?? '');
    heard.push([name, status, etag, text.replaceAll(randomPartsPattern, '…')].join(' '));
  }
  return heard;
}
