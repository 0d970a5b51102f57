import type { Language } from '@cert/shared/domain';
import { dictionaries } from './dictionaries.ts';

/** A notice for the user: which languages were not checked, why, and how to fix it; undefined if all were checked. */
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
