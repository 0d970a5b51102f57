import { queueRemindersAndChangeMails } from '../../reminders/scheduleReminders.ts';
import { createNextMailSender } from '../../mail/sendNextMail.ts';
import type { OutgoingMail } from '../../mail/mailTransport.ts';
import { pageOrigin } from '../../testing/accountCalls.ts';
import type { TestSite } from '../../testing/openTestSite.ts';
import { testProgramme } from '../../testing/testProgramme.ts';

/** A recorded mail. `text` holds all its data that do not change when the same acts run again, so no random token. */
export type RecordedMail = { to: string; kind: string; text: string };

/** The tokens of one-use links, which are random. */
const tokenPattern = /#[\w-]{43}/g;

/**
 * Records all mails of a site twice: when they are put into the outbox, with their times, and when they are sent, as
 * the reader gets them. They are sent by the product's own sender.
 */
export function createMailRecorder(site: TestSite) {
  const start = site.clock.now.getTime();
  const queued: RecordedMail[] = [];
  const sent: RecordedMail[] = [];
  const messageIds: { to: string; messageId: string }[] = [];
  let lastId = 0;

  const sendNext = createNextMailSender({
    db: site.db,
    transport: {
      send: async (mail: OutgoingMail) => {
        const { messageId, ...rest } = mail;
        const { address: to } = mail.to;
        messageIds.push({ to, messageId });
        sent.push({ to, kind: 'sent', text: JSON.stringify(rest).replaceAll(tokenPattern, '#…') });
      },
      close: () => undefined,
    },
    programme: testProgramme,
    origin: pageOrigin,
    now: () => site.clock.now,
    logEvent: () => undefined,
  });

  const sinceStart = (time: Date) => time.getTime() - start;

  async function recordQueued(): Promise<void> {
    const rows = await site.db
      .selectFrom('outbox as o')
      .innerJoin('accounts as a', 'a.id', 'o.account_id')
      .select(['o.id', 'a.email', 'o.kind', 'o.language', 'o.detail', 'o.questionnaire_id'])
      .select(['o.created_at', 'o.due_at', 'o.send_until'])
      .where('o.id', '>', lastId)
      .orderBy('o.id')
      .execute();
    for (const { id, email: to, kind, created_at, due_at, send_until, ...rest } of rows) {
      lastId = id;
      const times = [created_at, due_at, send_until].map(sinceStart);
      queued.push({ to, kind, text: JSON.stringify({ kind, ...rest, times }) });
    }
  }

  /** Records the mails that were queued since the last call, and sends those that are due. */
  async function deliver(): Promise<void> {
    await recordQueued();
    while ((await sendNext()) !== 'none');
  }

  return {
    /** The mails in the order in which they were queued. */
    queued,
    /** The mails in the order in which they were sent, without their message ids. */
    sent,
    /** The `Message-ID` of each sent mail. */
    messageIds,
    deliver,
    /** Lets time pass, and then queues reminders and delivers mails as a server does. */
    async pass(minutes: number): Promise<void> {
      await deliver();
      site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000);
      await queueRemindersAndChangeMails({
        db: site.db,
        programme: testProgramme,
        releaseId: 'test',
        now: () => site.clock.now,
      });
      await deliver();
    },
  };
}
