import { languages } from '@cert/shared/domain';
import type { Programme } from '../content/schema/programme.ts';
import { presentProgramme } from '../programme/presentProgramme.ts';
import type { BrandTokens } from './brandTokens.ts';

/**
 * What the page brings of the programme before any script runs, so that neither names nor colours change before a
 * reader's eyes. Goes behind the page's own styles, which it overrides.
 * @returns by the nonce of a reply's policy
 */
export function createPageHead({
  programme,
  uploadLimitBytes,
  editorLicenceKey,
  isDemo,
}: {
  programme: Programme;
  uploadLimitBytes: number;
  editorLicenceKey: string;
  isDemo: boolean;
}): (nonce: string) => string {
  const { tokens, icon } = programme.brand;
  const replies = languages.map((language) => [
    language,
    presentProgramme({ programme, uploadLimitBytes, editorLicenceKey, isDemo, language }),
  ]);
  // Nothing in it can end the element; and it is data, which no policy takes for a script.
  const data = JSON.stringify(Object.fromEntries(replies)).replaceAll('<', '\\u003c');
  const first = [
    `<script type="application/json" id="programme-data">${data}</script>`,
    `<meta name="theme-color" content="${tokens.light.brand}" />`,
    `<link rel="icon" href="${icon.address}" type="image/svg+xml" />`,
  ].join('');
  const rules = [
    `:root,[data-theme='light']{${declarations(tokens.light)}}`,
    `@media screen and (prefers-color-scheme:dark){`,
    `:root:not([data-theme='light']){${declarations(tokens.dark)}}}`,
  ].join('');
  return (nonce) => `${first}<style nonce="${nonce}">${rules}</style>`;
}

/** Selectors and names are those of `shared/src/ui/tokens.css`. */
function declarations({ brand, brandStrong, brandInk }: BrandTokens): string {
  return `--brand:${brand};--brand-strong:${brandStrong};--brand-ink:${brandInk}`;
}
