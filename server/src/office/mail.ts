import { sql } from 'kysely';
import { z } from 'zod';
import { FolderInUseError } from '../database/embeddedLock.ts';
import { listOutbox, type UnsentMail } from '../mail/outboxList.ts';
import { awaitedMailKinds } from '../mail/mailKinds.ts';
import { defineCommand } from './command-line/command.ts';
import type { CommandContext } from './command-line/commandContext.ts';
import { entryNumberArgumentSchema } from './command-line/fields.ts';
import { formatTable } from './command-line/formatTable.ts';
import { UsageError } from './command-line/usageError.ts';
import { recordOfficeChanges } from './recordOfficeChanges.ts';

export const mailListCommand = defineCommand({
  description: 'lists the mails that wait and those that were given up, with the reason',
  positionals: {},
  options: {},
  run: async (_given, context) => {
    const mails = await readMails(context);
    return {
      sentences:
        mails.length === 0
          ? ['No mail waits.']
          : formatTable(
              ['number', 'mail', 'to', 'state', 'since', 'next attempt', 'attempts', 'reason'],
              mails.map((one) => [
                String(one.id),
                one.kind,
                one.email,
                one.state,
                one.createdAt,
                one.nextAt ?? '',
                String(one.attempts),
                one.reason ?? '',
              ]),
            ),
      data: { mails },
    };
  },
});

export const mailRetryCommand = defineCommand({
  description:
    'sends a mail again that waits or was given up, or all of them but for given-up links for forgotten passwords',
  positionals: {
    number: {
      description: 'of the mail, as “mail list” tells it',
      schema: entryNumberArgumentSchema,
      isOptional: true,
    },
  },
  options: {},
  run: async ({ number }, { now, inDatabase }) => {
    const ids = await inDatabase(async (trx) => {
      const at = now();
      const changed = await trx
        .updateTable('outbox')
        .set({
          due_at: at,
          given_up_at: null,
          attempts: 0,
          // The mail gets a new time limit, as long as the first one.
          send_until: sql<Date>`${at}::timestamptz + (send_until - created_at)`,
        })
        .where((is) =>
          number === undefined
            ? is.or([is('given_up_at', 'is', null), is('kind', 'not in', awaitedMailKinds)])
            : is('id', '=', number),
        )
        .returning('id')
        .execute();
      if (number !== undefined && changed.length === 0)
        throw new UsageError(`No mail ${number} waits; “mail list” shows all.`);
      await recordOfficeChanges(trx, {
        at,
        action: 'mail retry',
        changes: changed.map(({ id }) => ({
          questionnaireId: null,
          subject: `mail ${id}`,
          before: null,
          after: null,
        })),
      });
      return changed.map(({ id }) => id);
    });
    return { sentences: [`Mails to be sent again: ${ids.length}.`], data: { numbers: ids } };
  },
});

const listedMails = z.object({
  mails: z.array(
    z.object({
      id: z.number(),
      kind: z.string(),
      email: z.string(),
      state: z.enum(['waiting', 'given up']),
      createdAt: z.string(),
      nextAt: z.string().nullable(),
      attempts: z.number(),
      reason: z.string().nullable(),
    }),
  ),
});

/**
 * Reads the outbox from the database, or from the running site if the site holds the embedded database.
 * @throws FolderInUseError if the process that holds the database does not answer
 */
async function readMails({
  inDatabase,
  readFromRunningSite,
}: Pick<CommandContext, 'inDatabase' | 'readFromRunningSite'>): Promise<readonly UnsentMail[]> {
  try {
    return await inDatabase((db) => listOutbox(db));
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const parsed = listedMails.safeParse(await readFromRunningSite('/outbox'));
    if (!parsed.success) throw error;
    return parsed.data.mails;
  }
}
