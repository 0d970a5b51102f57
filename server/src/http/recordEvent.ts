import type { FastifyBaseLogger } from 'fastify';
import type { AccountEvent } from '../accounts/accountEvent.ts';
import type { MailEvent } from '../mail/mailEvent.ts';
import type { ModuleEvent } from '../modules/moduleEvent.ts';
import type { Metrics } from '../monitoring/createMetrics.ts';

/** The metrics that count events. */
export type EventMetrics = Pick<
  Metrics,
  'countSignIn' | 'countModuleFailure' | 'observeModuleLoad' | 'countMail'
>;

/** Logs an event of an account, a module or a mail, and counts it. */
export function recordEvent(
  event: AccountEvent | ModuleEvent | MailEvent,
  { log, metrics }: { log: Pick<FastifyBaseLogger, 'info' | 'warn'>; metrics: EventMetrics },
): void {
  switch (event.event) {
    case 'module-failure': {
      const { labels, ...logged } = event;
      log.warn(logged, 'module');
      const { reason, isReplaced } = logged;
      metrics.countModuleFailure({ ...labels, reason, isReplaced: isReplaced === 1 });
      return;
    }
    case 'module-loads':
      log.info(
        { event: event.event, loads: event.loads.map(({ labels: _labels, ...logged }) => logged) },
        'module',
      );
      for (const { labels, ms, bytes } of event.loads)
        metrics.observeModuleLoad({ ...labels, seconds: ms / 1000, bytes });
      return;
    case 'sign-in':
      log.info(event, 'account');
      metrics.countSignIn(event.outcome);
      return;
    case 'mail':
      log[event.outcome === 'sent' ? 'info' : 'warn'](event, 'mail');
      metrics.countMail(event.outcome);
      return;
    case 'sign-out':
    case 'sessions-end':
    case 'password-change':
    case 'password-link':
    case 'second-factor-change':
    case 'email-change':
    case 'colleague':
      log.info(event, 'account');
  }
}
