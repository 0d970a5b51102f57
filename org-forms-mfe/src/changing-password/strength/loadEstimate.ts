import { isCommonPassword, regionalPasswords } from '@cert/shared/domain';
import type { Strength } from './Strength.ts';

/** @param personalWords words of the person and the place, which a guesser who knows them tries first */
export type Estimate = (password: string, personalWords: readonly string[]) => Strength;

/** By the library's score: guesses below 10³, 10⁶, 10⁸, 10¹⁰, and more. */
const byScore = ['very-weak', 'weak', 'fair', 'good', 'strong'] as const;

/** More is never weaker, and the time to estimate grows with the square: 64 take 70 ms, 200 take 1.6 s. */
const maxEstimatedLength = 64;

/** Loads the library and the list of common passwords that the server goes by, too: 225 kB, so only when it is needed. */
export async function loadEstimate(): Promise<Estimate> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const common = new Set<string>([...dictionary['passwords-common'], ...regionalPasswords]);
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...dictionary, regional: [...regionalPasswords] },
    graphs: adjacencyGraphs,
  });
  return (password, personalWords) => {
    if (isCommonPassword(password.toLowerCase(), common)) return 'common';
    return byScore[zxcvbn.check(password.slice(0, maxEstimatedLength), [...personalWords]).score];
  };
}
