/** The kinds of mails that a person can switch off. All others are about the security of the account. */
export const optionalMailKinds = ['answers-submitted', 'all-finalized', 'report-released'] as const;
export type OptionalMailKind = (typeof optionalMailKinds)[number];

/**
 * The kinds of mails that an account can get and switch off. A main certifier is a certifier. See
 * docs/product/mail.md#which-mails-there-are.
 */
export function listOptionalMailKinds(isCertifier: boolean): readonly OptionalMailKind[] {
  return isCertifier
    ? ['answers-submitted', 'all-finalized']
    : ['answers-submitted', 'report-released'];
}

export function isOptionalMailKind(kind: string): kind is OptionalMailKind {
  return optionalMailKinds.some((one) => one === kind);
}
