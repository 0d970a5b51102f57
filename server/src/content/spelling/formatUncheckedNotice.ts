import type { Language } from '@cert/shared/domain';
import { dictionaries } from './dictionaries.ts';

/** One line for a person: which languages were not spelled, why, and what to do; undefined when all were. */
export function formatUncheckedNotice(
  spelled: readonly { language: Language; refusal: string | undefined }[],
): string | undefined {
  const refused = spelled.filter(({ refusal }) => refusal !== undefined);
  if (refused.length === 0) return undefined;
  const languages = refused.map(({ language }) => language).join(', ');
  const reasons = [...new Set(refused.map(({ refusal }) => refusal))].join(' ');
  const packages = refused.map(({ language }) => dictionaries[language].debianPackage).join(' ');
  return `The spelling of ${languages} was not checked: ${reasons} (Debian: apt-get install hunspell ${packages})`;
}
