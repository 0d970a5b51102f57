import { isCommonPassword, regionalPasswords } from '@cert/shared/domain';

/**
 * Estimates the strength of a password.
 * @param personalWords names of the person and the programme, which an attacker who knows the person tries first
 */
export type StrengthEstimator = (password: string, personalWords: readonly string[]) => Strength;

/**
 * The strength for each score of zxcvbn. An attacker needs fewer than 10³ (score 0), 10⁶ (1), 10⁸ (2) or 10¹⁰ guesses
 * (3), or at least 10¹⁰ (4).
 */
const strengthByScore = ['very-weak', 'weak', 'fair', 'good', 'strong'] as const;

/**
 * Maximum number of characters that are estimated; the rest of a longer password is ignored. More characters cannot
 * make the password weaker, and the time of the estimate grows with the square of the length: 64 characters take 70 ms,
 * 200 take 1.6 s.
 */
const maxEstimatedLength = 64;

/**
 * Loads the library zxcvbn and the server's list of common passwords. Together they have 225 kB, so they are loaded
 * only when needed. See docs/decisions/0020-organisation-forms.md.
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
export const strengthLevels = ['common', 'very-weak', 'weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof strengthLevels)[number];
