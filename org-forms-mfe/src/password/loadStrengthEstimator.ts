import { isCommonPassword, regionalPasswords } from '@cert/shared/domain';

/** @param personalWords names of the person and the programme, which an attacker who knows the person tries first */
export type StrengthEstimator = (password: string, personalWords: readonly string[]) => Strength;

/** Strength for each score of zxcvbn, 0 to 4: fewer than 10³, 10⁶, 10⁸ or 10¹⁰ guesses needed, or more. */
const strengthByScore = ['very-weak', 'weak', 'fair', 'good', 'strong'] as const;

/**
 * Only this many characters of a password are estimated. More characters cannot make it weaker, and the time of the
 * estimate grows with the square of the length: 64 characters take 70 ms, 200 take 1.6 s.
 */
const maxEstimatedLength = 64;

/**
 * Loads zxcvbn and the list of common passwords, which the server uses too. They are 225 kB, so they are loaded only
 * when needed. See docs/decisions/0020-organisation-forms.md.
 */
export async function loadStrengthEstimator(): Promise<StrengthEstimator> {
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
    return strengthByScore[
      zxcvbn.check(password.slice(0, maxEstimatedLength), [...personalWords]).score
    ];
  };
}

/** How hard a password is to guess, from weakest to strongest. The server rejects a `common` password. */
export const strengths = ['common', 'very-weak', 'weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof strengths)[number];
