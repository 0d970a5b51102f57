import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { registry } from '@cert/shared/contract';
import { languages } from '@cert/shared/domain';
import type { BrandTokens } from '../branding/deriveBrandTokens.ts';
import { removeQueryFromUrl } from '../http/removeQueryFromUrl.ts';
import { toProgrammeReply } from '../programme/describeProgramme.ts';
import type { Programme } from '../programme/programme.ts';
import { listPreloads, type Preload } from './listPreloads.ts';
import { createPageContentSecurityPolicy } from './registerSecurityHeaders.ts';
import type { RegistrySource } from './registrySource.ts';
import { sendNotFound } from './sendNotFound.ts';

/** Locations of the site's parts, and its programme. */
export type SitePageConfig = {
  /** Output folder of the build. */
  siteFolder: string;
  /** Reads the registry of modules, from the output folder or a bucket. */
  readRegistry: RegistrySource;
  /** Origin to which browsers upload files; undefined for this site. */
  storeOrigin: string | undefined;
  /** Origins from which users may load module builds for a trial; none in production. */
  tryOrigins: readonly string[];
  programme: Programme;
  uploadLimitBytes: number;
  editorLicenceKey: string;
  mainOrigin?: string | undefined;
  isDemo: boolean;
  hasMail: boolean;
  hasReportPdf: boolean;
};

/** Placeholder of the nonce in the built page. */
const placeholder = '__CSP_NONCE__';

/**
 * Creates a function that sends the shell's page with a fresh nonce, the programme's names and colours, the registry of
 * modules, and preloads for the URL; 404 if nothing was built.
 */
export function createShellPageSender(
  config: SitePageConfig,
): (reply: FastifyReply) => Promise<FastifyReply> {
  const { siteFolder, readRegistry, storeOrigin, tryOrigins, programme } = config;
  const headOf = createPageHeadRenderer(config);
  const title = `<title>${escapeHtml(programme.product)}</title>`;
  const allowed = `<meta name="try-origins" content="${escapeHtml(tryOrigins.join(' '))}" />`;
  return async (reply) => {
    const page = await readPage(siteFolder);
    if (page === undefined) return sendNotFound(reply);
    const nonce = randomBytes(16).toString('base64');
    // Without a registry the page requests it, and finds out why it is missing.
    const known = parseJson(await readRegistry().catch(() => undefined));
    const modules = registry.safeParse(known).data;
    const preloads = await listPreloads(
      { siteFolder, modules },
      removeQueryFromUrl(reply.request.url),
    );
    return reply
      .headers({
        'content-security-policy': createPageContentSecurityPolicy({
          nonce,
          storeOrigin,
          tryOrigins,
        }),
        'cache-control': 'no-cache',
      })
      .type('text/html; charset=utf-8')
      .send(
        page
          // The replacements are functions, because names may contain replacement patterns such as `$&`.
          .replace(/<title>.*?<\/title>/, () => title)
          .replace(
            '</head>',
            () => `${allowed}${headOf(nonce)}${preloads.map(preload).join('')}</head>`,
          )
          .replaceAll(placeholder, nonce)
          .replace('</body>', () => `${known ? embed('modules-data', known) : ''}</body>`),
      );
  };
}

/** Creates a preload element with low priority, because the shell's own script must load first. */
function preload({ address, integrity }: Preload): string {
  const hash = escapeHtml(integrity);
  return `<link rel="preload" href="${escapeHtml(address)}" as="script" integrity="${hash}" fetchpriority="low" />`;
}

/** Reads the built page; undefined if there is none. */
async function readPage(siteFolder: string): Promise<string | undefined> {
  try {
    return await readFile(join(siteFolder, 'shell', 'index.html'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Creates the part of the page's head with the programme's names and colours, so that they do not change after scripts
 * load. It must come after the page's own styles, which it overrides.
 * @returns a function of the nonce of the reply's Content-Security-Policy
 */
export function createPageHeadRenderer({
  programme,
  uploadLimitBytes,
  editorLicenceKey,
  mainOrigin,
  isDemo,
  hasMail,
  hasReportPdf,
}: {
  programme: Programme;
  uploadLimitBytes: number;
  editorLicenceKey: string;
  mainOrigin?: string | undefined;
  isDemo: boolean;
  hasMail: boolean;
  hasReportPdf: boolean;
}): (nonce: string) => string {
  const { tokens, icon } = programme.brand;
  const replies = languages.map((language) => [
    language,
    toProgrammeReply({
      programme,
      uploadLimitBytes,
      editorLicenceKey,
      mainOrigin,
      isDemo,
      hasMail,
      hasReportPdf,
      language,
    }),
  ]);
  const first = [
    embed('programme-data', Object.fromEntries(replies)),
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

/** Creates an element with data for the shell. `<` is escaped, so that no text can end it. It needs no nonce. */
function embed(id: string, data: unknown): string {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${text}</script>`;
}

/** Parses JSON; undefined if the text is missing or not JSON. */
function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Creates the CSS declarations of the tokens, with the names used in `shared/src/ui/tokens.css`. */
function declarations({ brand, brandStrong, brandInk }: BrandTokens): string {
  return `--brand:${brand};--brand-strong:${brandStrong};--brand-ink:${brandInk}`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML content and quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
