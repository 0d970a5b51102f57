import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../branding/escapeHtml.ts';
import { pageHead } from '../branding/pageHead.ts';
import { sendNotFound } from './sendNotFound.ts';
import { pagePolicy } from './securityHeaders.ts';
import type { SitePlaces } from './sitePlaces.ts';

/** Stands in the built page where the nonce of each reply goes. */
const placeholder = '__CSP_NONCE__';

/** Sends the shell's page, with a fresh nonce and the programme's names and colours; 404 while nothing was built. */
export async function sendShellPage(
  reply: FastifyReply,
  places: SitePlaces,
): Promise<FastifyReply> {
  const { siteFolder, storeOrigin } = places;
  const page = await readFile(join(siteFolder, 'shell', 'index.html'), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    },
  );
  if (page === undefined) return sendNotFound(reply);
  const nonce = randomBytes(16).toString('base64');
  return reply
    .headers({
      'content-security-policy': pagePolicy(nonce, storeOrigin),
      'cache-control': 'no-cache',
    })
    .type('text/html; charset=utf-8')
    .send(branded(page, { ...places, nonce }).replaceAll(placeholder, nonce));
}

/** A function as replacement: names may hold what `replace` would take for a pattern. */
function branded(page: string, head: Parameters<typeof pageHead>[0]): string {
  return page
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(head.programme.product)}</title>`)
    .replace('</head>', () => `${pageHead(head)}</head>`);
}
