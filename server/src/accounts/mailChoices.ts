import { listOptionalMailKinds, type Role } from '@cert/shared/domain';
import type { UseCase } from '../useCase.ts';

/**
 * Lists the kinds of mails that the caller can switch off: those for the caller's roles, and for the role that the
 * caller would get on a new questionnaire. See docs/product/mail.md#which-mails-one-wants.
 */
export const listMailChoices: UseCase<'mailChoiceList'> = async (_input, { db, account }) => {
  const { unwanted_mails: unwanted, chosen_mail_language: language } = await db
    .selectFrom('accounts')
    .select(['unwanted_mails', 'chosen_mail_language'])
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  const memberships = await db
    .selectFrom('members')
    .select('role')
    .distinct()
    .where('account_id', '=', account.id)
    .execute();
  const roles = new Set<Role>(memberships.map(({ role }) => role));
  roles.add(account.isCertifier ? 'certifier' : 'client');
  return {
    choices: listOptionalMailKinds(roles).map((kind) => ({
      kind,
      wanted: !unwanted.includes(kind),
    })),
    language,
  };
};

/** Switches one kind of mails on or off, in one statement, so that simultaneous choices do not undo each other. */
export const setMailChoice: UseCase<'mailChoiceSet'> = async (
  { kind, wanted },
  { db, account },
) => {
  await db
    .updateTable('accounts')
    .set(({ fn, val }) => {
      const without = fn<string[]>('array_remove', ['unwanted_mails', val<string>(kind)]);
      return {
        unwanted_mails: wanted
          ? without
          : fn<string[]>('array_append', [without, val<string>(kind)]),
      };
    })
    .where('id', '=', account.id)
    .execute();
  return {};
};

/** Stores the language that the caller wants for mails about questionnaires. */
export const setMailLanguage: UseCase<'mailLanguageSet'> = async (
  { language },
  { db, account },
) => {
  await db
    .updateTable('accounts')
    .set({ chosen_mail_language: language })
    .where('id', '=', account.id)
    .execute();
  return {};
};
