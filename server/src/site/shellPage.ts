import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { createPageHead } from '../branding/createPageHead.ts';
import { escapeHtml } from '../branding/escapeHtml.ts';
import { pathOf } from '../http/pathOf.ts';
import { listPreloads, type Preload } from './listPreloads.ts';
import { pageContentSecurityPolicy } from './registerSecurityHeaders.ts';
import { sendNotFound } from './sendNotFound.ts';
import type { SiteConfig } from './siteConfig.ts';

/** Placeholder of the nonce in the built page. */
const placeholder = '__CSP_NONCE__';

/**
 * Creates a function that sends the shell's page with a fresh nonce, the programme's names and colours, and preloads
 * for the URL; 404 if nothing was built.
 */
export function createShellPage(
  places: SiteConfig,
): (reply: FastifyReply) => Promise<FastifyReply> {
  const { siteFolder, storeOrigin, tryOrigins, programme } = places;
  const headOf = createPageHead(places);
  const title = `<title>${escapeHtml(programme.product)}</title>`;
  const allowed = `<meta name="try-origins" content="${escapeHtml(tryOrigins.join(' '))}" />`;
  return async (reply) => {
    const page = await readPage(siteFolder);
    if (page === undefined) return sendNotFound(reply);
    const nonce = randomBytes(16).toString('base64');
    const preloads = await listPreloads(places, pathOf(reply.request.url));
    return reply
      .headers({
        'content-security-policy': pageContentSecurityPolicy({ nonce, storeOrigin, tryOrigins }),
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
          .replaceAll(placeholder, nonce),
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
