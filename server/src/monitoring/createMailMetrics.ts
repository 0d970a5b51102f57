import { Counter, Gauge, type Registry } from 'prom-client';
import { mailOutcomes, type MailOutcome } from '../mail/mailEvent.ts';

/** Metrics of mails. */
export type MailMetrics = {
  /** Counts an attempt to send a mail. */
  countMail: (outcome: MailOutcome) => void;
  /**
   * Sets the function that is called at each scrape. It returns when the longest waiting mail was queued; null if none
   * waits.
   */
  watchMails: (readOldestQueuedAt: () => Promise<Date | null>) => void;
};

/** Creates the metrics of mails: attempts by outcome, and the wait of the oldest mail. */
export function createMailMetrics(registry: Registry): MailMetrics {
  let readOldestQueuedAt: () => Promise<Date | null> = () => Promise.resolve(null);
  const mails = new Counter({
    name: 'certification_mails_total',
    help: `Attempts to send a mail by outcome: ${mailOutcomes.join(', ')}.`,
    labelNames: ['outcome'],
    registers: [registry],
  });
  // Counters start at 0, so that the first event is already visible as an increase.
  for (const outcome of mailOutcomes) mails.inc({ outcome }, 0);
  new Gauge({
    name: 'certification_mail_oldest_waiting_timestamp_seconds',
    help: 'When the mail was queued that has waited longest; NaN if none waits or the database does not answer.',
    registers: [registry],
    async collect() {
      const at = await readOldestQueuedAt().catch(() => null);
      this.set(at ? at.getTime() / 1000 : NaN);
    },
  });
  return {
    countMail: (outcome) => mails.inc({ outcome }),
    watchMails: (read) => void (readOldestQueuedAt = read),
  };
}
