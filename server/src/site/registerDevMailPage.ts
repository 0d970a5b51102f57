import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeHtml } from '../mail/renderMail.ts';
import { isLoopback } from '../settingSchemas.ts';
import { sendNotFound } from './sendNotFound.ts';

/** Number of mails on the page. */
const maxShown = 50;

/**
 * Registers `GET /dev/mail`: the mails that a developer's machine has kept instead of sending them, newest first. A
 * request from another machine gets 404.
 * @param folder the folder in which `createFolderTransport` keeps the mails
 */
export function registerDevMailPage(app: FastifyInstance, folder: string): void {
  app.get('/dev/mail', async (request, reply) => {
    if (!isFromThisMachine(request)) return sendNotFound(reply);
    const names = await readdir(folder).catch(() => []);
    const shown = names
      .filter((name) => name.endsWith('.txt'))
      .sort()
      .reverse()
      .slice(0, maxShown);
    const texts = await Promise.all(shown.map((name) => readFile(join(folder, name), 'utf8')));
    const mails = texts.map((text) => `<pre>${toHtml(text)}</pre>`);
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html>\n<html lang="en"><title>Mails</title>\n<h1>Mails</h1>\n${mails.join('\n<hr>\n') || 'None yet.'}\n</html>\n`,
      );
  });
}

/** Whether the request is addressed to this machine and comes from it, without a proxy in between. */
function isFromThisMachine({ headers, hostname, socket }: FastifyRequest): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const isPassedOn = ['forwarded', 'via', 'x-forwarded-for'].some((name) => name in headers);
  return !isPassedOn && isLoopback(address) && isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'));
}

/** Converts the text of a mail to HTML: escapes it, and turns its addresses into links. */
function toHtml(text: string): string {
  return escapeHtml(text).replaceAll(
    /https?:\/\/[^\s<]+/g,
    (link) => `<a href="${link}">${link}</a>`,
  );
}
