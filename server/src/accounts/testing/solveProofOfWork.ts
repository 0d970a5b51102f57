import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Solves a challenge as the page does. A hard one takes some seconds of a core. */
export async function solveProofOfWork(challenge: Challenge): Promise<string> {
  const solutions: { counter: number; derivedKey: string }[] = [];
  while (solutions.length < Number(challenge.parameters.data!['solutions'])) {
    const counterStart = (solutions.at(-1)?.counter ?? -1) + 1;
    const found = await solveChallenge({ challenge, deriveKey, counterStart });
    solutions.push({ counter: found!.counter, derivedKey: found!.derivedKey });
  }
  return JSON.stringify({ challenge, solutions });
}
