import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { createSmtpTransport, type MailTransport } from '../mailTransport.ts';

/** How the mail server refuses a mail: at which step, and with which code and words. */
type SmtpRefusal = { at: 'connect' | 'sender' | 'recipient' | 'data'; code: number; words: string };

/** An accepted mail: recipients and all lines as they were sent. */
export type ReceivedMail = { to: string[]; source: string };

/** A real mail server on this machine. */
export type TestMailServer = {
  /** `smtp://127.0.0.1:<port>` */
  url: string;
  openTransport: () => MailTransport;
  /** Number of connections so far. */
  connections: number;
  received: ReceivedMail[];
  /** The refusal with which the server answers from now on; undefined to accept mails. */
  refusal: SmtpRefusal | undefined;
  /** Called when a mail has arrived; the mail is acknowledged when its promise resolves. */
  beforeAcknowledgement: () => Promise<void>;
  /** Closes the connections that are open, as mail servers do when nothing has been sent for a while. */
  dropConnections: () => void;
  close: () => Promise<void>;
};

/** Starts a mail server on a free port. */
export async function openMailServer(): Promise<TestMailServer> {
  const answer = (at: SmtpRefusal['at'], done: (error?: Error | null) => void) => {
    const { refusal } = opened;
    if (refusal?.at !== at) return done();
    done(Object.assign(new Error(refusal.words), { responseCode: refusal.code }));
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 1,
    onConnect: (_session, done) => {
      opened.connections += 1;
      answer('connect', done);
    },
    onMailFrom: (_address, _session, done) => answer('sender', done),
    onRcptTo: (_address, _session, done) => answer('recipient', done),
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      const accept = async (source: string) => {
        await opened.beforeAcknowledgement();
        answer('data', (error) => {
          if (!error) opened.received.push({ to, source });
          done(error);
        });
      };
      // A test may close its mail server while a mail arrives. Then the reading fails, which must not end the test.
      text(stream).then(accept, done);
    },
  });
  // A client that breaks its connection off must not end the test.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const address = { host: '127.0.0.1', port, isSecure: false, isOnThisMachine: true };
  const opened: TestMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    openTransport: () =>
      createSmtpTransport({ ...address, credentials: undefined }, 'office@example.com'),
    connections: 0,
    received: [],
    refusal: undefined,
    beforeAcknowledgement: async () => undefined,
    dropConnections: () => server.connections.forEach((connection) => connection.close()),
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
  return opened;
}
