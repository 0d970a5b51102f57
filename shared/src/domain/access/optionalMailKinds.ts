import { roles, type Role } from './roles.ts';

/**
 * The roles to which each kind of mail about a questionnaire goes. A person can switch these kinds off; all other mails
 * are about the security of the account. See docs/product/mail.md#which-mails-there-are.
 */
export const rolesByMailKind = {
  'answers-due': ['client'],
  'answers-submitted': roles,
  'answers-changed': ['certifier', 'main-certifier'],
  'note-written': ['certifier', 'main-certifier'],
  'all-finalized': ['main-certifier'],
  'report-released': ['client'],
} as const satisfies { readonly [kind: string]: readonly Role[] };

export type OptionalMailKind = keyof typeof rolesByMailKind;
export const optionalMailKinds = Object.keys(rolesByMailKind) as OptionalMailKind[];

/** Lists the kinds of mails that somebody with these roles can get and switch off. */
export function listOptionalMailKinds(own: ReadonlySet<Role>): OptionalMailKind[] {
  return optionalMailKinds.filter((kind) => rolesByMailKind[kind].some((role) => own.has(role)));
}

export function isOptionalMailKind(kind: string): kind is OptionalMailKind {
  return optionalMailKinds.some((one) => one === kind);
}
