import { z } from 'zod';
import type { MailServerSettings } from './mail/mailTransport.ts';
import { isLoopback, settingSchemas } from './settingSchemas.ts';

const { wholeNumber } = settingSchemas;

/** Environment variables (see `config.ts`) for sending mail. */
export const mailEnvVars = {
  /**
   * Mail server; unset sends nothing. `smtps:` uses TLS from the start (port 465), `smtp:` switches to TLS after the
   * start (port 587); the switch is required, except for a server on this machine. The URL may contain a password, so
   * messages never repeat it.
   */
  SMTP_URL: {
    schema: z.string().refine(isSmtpUrl).transform(toSmtpAddress).optional(),
    wants: 'an address such as smtps://user:password@mail.example.com',
  },
  /** Address of the sender of all mails; needed with SMTP_URL. */
  MAIL_FROM: {
    schema: z.email().max(254).optional(),
    wants: 'an e-mail address, and set when SMTP_URL is',
  },
  /** Maximum number of mails that one server sends per minute. */
  RATE_MAILS_PER_MINUTE: {
    schema: wholeNumber(1, 100_000).default(120),
    wants: 'a whole number from 1 to 100000',
  },
};

/** How mails leave this server: by a mail server, or as files in a folder of a developer's machine. */
export type MailSettings = { from: string; perMinute: number } & (
  { kind: 'smtp'; address: MailServerSettings } | { kind: 'folder'; folder: string }
);

/** Converts the address of a mail server, which `isSmtpUrl` has accepted. */
function toSmtpAddress(text: string): MailServerSettings {
  const url = new URL(text);
  const isSecure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return {
    host,
    port: Number(url.port) || (isSecure ? 465 : 587),
    isSecure,
    isOnThisMachine: isLoopback(host),
    credentials:
      url.username === ''
        ? undefined
        : {
            user: decodeURIComponent(url.username),
            password: decodeURIComponent(url.password),
          },
  };
}

function isSmtpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, username, password } = new URL(text);
  return (
    /^smtps?:$/.test(protocol) &&
    hostname !== '' &&
    search === '' &&
    isDecodable(username) &&
    isDecodable(password)
  );
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
