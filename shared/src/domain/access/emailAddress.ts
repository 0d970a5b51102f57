/** Maximum length of an e-mail address. Source: RFC 3696, erratum 1690. */
export const maxEmailLength = 254;

/** The pattern of zod's `z.email()`, copied because browsers do not load zod. */
const pattern =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Whether a text has the form of an e-mail address. It does not check that the mailbox exists. */
export function isEmailAddress(text: string): boolean {
  return text.length <= maxEmailLength && pattern.test(text);
}
