import { setTimeout as wait } from 'node:timers/promises';
import type { MailOutcome } from './mailEvent.ts';
import { createNextMailSender, type NextMailSenderDependencies } from './sendNextMail.ts';

/** Pause after which the outbox is read again if no mail was due. */
const idleMs = 5000;
/** Pause after a failure of the mail server or of the database. */
const restMs = 30_000;
/** Maximum time that a stop waits for the mail that is being sent. */
const stopWithinMs = 10_000;

/** Waits until the time is over or the signal is aborted. */
type Pause = (ms: number, signal: AbortSignal) => Promise<unknown>;

const pauseQuietly: Pause = (ms, signal) =>
  wait(ms, undefined, { signal, ref: false }).catch(() => undefined);

/**
 * Sends the mails of the outbox one after the other, at the set rate, until it is stopped. While the mail server or the
 * database fails, it tries only every 30 seconds; nothing else of the site waits for it.
 * @param perMinute maximum number of mails of this server in a minute
 * @param onFailure called if the database fails
 * @param pause waits; tests pass a function that does not wait
 * @returns a function that stops the sender, waits at most ten seconds for the mail that is being sent, and closes the
 *   transport
 */
export function startMailSender(
  {
    perMinute,
    onFailure,
    ...sending
  }: NextMailSenderDependencies & { perMinute: number; onFailure: (error: unknown) => void },
  pause: Pause = pauseQuietly,
): () => Promise<void> {
  const sendNext = createNextMailSender(sending);
  const stopping = new AbortController();
  const { signal } = stopping;
  const betweenMs = 60_000 / perMinute;
  const { now } = sending;
  /**
   * @param spentMs part of the time between two mails that is already over: the time for sending the last mail, and by
   *   how much the pause before it was too long
   */
  const findPauseMs = (outcome: MailOutcome | 'none' | 'failed', spentMs: number): number => {
    if (outcome === 'none') return idleMs;
    if (outcome === 'unreachable' || outcome === 'failed') return restMs;
    return Math.max(0, betweenMs - spentMs);
  };
  const run = async () => {
    /**
     * By how much the last pause was too long, because timers are late on busy cores. The next pause is shorter by this
     * time: otherwise, fewer mails would be sent than the set rate allows.
     */
    let lateMs = 0;
    while (!signal.aborted) {
      const startedAt = now();
      const outcome = await sendNext().catch((error: unknown) => {
        if (!signal.aborted) onFailure(error);
        return 'failed' as const;
      });
      const endedAt = now();
      // A clock that is set back makes no pause longer.
      const tookMs = Math.max(0, endedAt.getTime() - startedAt.getTime());
      const pauseMs = findPauseMs(outcome, tookMs + lateMs);
      await pause(pauseMs, signal);
      const pausedMs = now().getTime() - endedAt.getTime();
      lateMs = Math.min(betweenMs, Math.max(0, pausedMs - pauseMs));
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    await Promise.race([running, wait(stopWithinMs, undefined, { ref: false })]);
    sending.transport.close();
  };
}
