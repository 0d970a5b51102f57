import { languages } from '@cert/shared/domain';
import type { Programme } from '../content/schema/programme.ts';
import { presentProgramme } from '../programme/presentProgramme.ts';
import type { BrandTokens } from './brandTokens.ts';

/**
 * Creates the part of the page's head with the programme's names and colours, so that they do not change after scripts
 * load. It must come after the page's own styles, which it overrides.
 * @returns a function of the nonce of the reply's Content-Security-Policy
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
  // `<` is escaped, so that no text can end the element. Elements that only hold data need no nonce.
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

/** Creates the CSS declarations of the tokens, with the names used in `shared/src/ui/tokens.css`. */
function declarations({ brand, brandStrong, brandInk }: BrandTokens): string {
  return `--brand:${brand};--brand-strong:${brandStrong};--brand-ink:${brandInk}`;
}
