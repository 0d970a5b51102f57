import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { RenderedMail } from './renderMail.ts';

/** A mail with its envelope. The id is the same in each attempt, so that mail programs recognise a repetition. */
export type OutgoingMail = RenderedMail & {
  to: { name: string; address: string };
  /** Name of the sender. */
  fromName: string;
  messageId: string;
  /** Address of the page on which its reader can switch off such mails; absent if they cannot be switched off. */
  switchOffAt?: string;
};

/** Hands mails over to a mail server or a folder. */
export type MailTransport = {
  /** @throws {Error} if the mail was not acknowledged; `classifyMailFailure` says why */
  send: (mail: OutgoingMail) => Promise<void>;
  /** Closes the connection to the mail server, also while a mail is being sent; nothing can be sent any more. */
  close: () => void;
};

/**
 * What failed. `refused`: the mail server will never accept this mail. `deferred`: it does not accept this mail now,
 * but may accept it later. `unreachable`: the mail server cannot be used, so other mails will fail as well. The reason
 * holds codes only, because the words of a mail server may repeat an address or the mail.
 */
export type MailFailure = { kind: 'refused' | 'deferred' | 'unreachable'; reason: string };

/** Commands of SMTP whose replies are about one mail; other replies are about the sender or the server. */
const commandsOfOneMail = ['RCPT TO', 'DATA'];

/** Limits in milliseconds for each step, and for how long a connection stays open without a mail. */
const limits = {
  dnsTimeout: 5000,
  connectionTimeout: 5000,
  greetingTimeout: 5000,
  socketTimeout: 10_000,
  idleTimeout: 5000,
};

/** Maximum time for one mail: a mail server that trickles its replies exceeds no other limit. */
const maxSendMs = 120_000;

/** The settings of a mail server. */
export type MailServerSettings = {
  host: string;
  port: number;
  /** Whether TLS is used from the first byte. If not, STARTTLS is required, except for a server on this machine. */
  isSecure: boolean;
  isOnThisMachine: boolean;
  credentials: { user: string; password: string } | undefined;
};

/**
 * Creates a transport that sends through a mail server. Mails that follow each other share a connection. If the mail
 * server has closed the connection in between, the next mail is sent over a new one.
 * @param from the address of the sender
 * @param sendWithinMs after this time a mail counts as not acknowledged; two minutes by default
 */
export function createSmtpTransport(
  { host, port, isSecure, isOnThisMachine, credentials }: MailServerSettings,
  from: string,
  sendWithinMs = maxSendMs,
): MailTransport {
  const transporter = nodemailer.createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: !isSecure && !isOnThisMachine,
    pool: true,
    maxConnections: 1,
    maxRequeues: 1,
    ...(credentials && { auth: { user: credentials.user, pass: credentials.password } }),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...limits,
  });
  return {
    send: async (mail) => {
      const signal = AbortSignal.timeout(sendWithinMs);
      await transporter.sendMail({ ...toMessage(mail, from), signal });
    },
    close: () => transporter.close({ force: true }),
  };
}

/** Number of mails that the folder of a developer's machine keeps. */
const keptMails = 100;

/**
 * Creates a transport that writes each mail into a folder: as `.eml` for mail programs, and as `.txt` for the page
 * `/dev/mail`.
 */
export function createFolderTransport(folder: string, from: string): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail(toMessage(mail, from));
      if (!Buffer.isBuffer(message)) throw new Error('the mail was not composed');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = mail.messageId.replaceAll(/[^\w.-]/g, '');
      const heading = [mail.to.address, mail.subject].join('\n');
      await writeFile(join(folder, `${name}.eml`), message, { mode: 0o600 });
      await writeFile(join(folder, `${name}.txt`), `${heading}\n\n${mail.text}`, { mode: 0o600 });
      const names = (await readdir(folder)).sort();
      for (const old of names.slice(0, Math.max(0, names.length - 2 * keptMails)))
        await rm(join(folder, old), { force: true });
    },
    close: () => undefined,
  };
}

function toMessage(
  { to, fromName, subject, text, html, messageId, switchOffAt }: OutgoingMail,
  from: string,
) {
  return {
    from: { name: fromName, address: from },
    to,
    subject,
    text,
    html,
    messageId: `<${messageId}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    // This header tells other mail servers not to reply automatically, for example with an absence notice.
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(switchOffAt && { list: { unsubscribe: switchOffAt } }),
  };
}

/** Says why a mail was not acknowledged. */
export function classifyMailFailure(error: unknown): MailFailure {
  const { code, command, responseCode, response } = (error ?? {}) as {
    [property: string]: unknown;
  };
  if (typeof responseCode !== 'number')
    return { kind: 'unreachable', reason: typeof code === 'string' ? code : 'unknown' };
  const detailed = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(response))?.[1];
  const step = typeof command === 'string' ? command : undefined;
  const reason = [responseCode, detailed, step].filter(Boolean).join(' ');
  if (step === undefined || !commandsOfOneMail.includes(step))
    return { kind: 'unreachable', reason };
  return { kind: responseCode >= 500 ? 'refused' : 'deferred', reason };
}
