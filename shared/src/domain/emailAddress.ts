/** Longest e-mail address. Source: RFC 3696, erratum 1690. */
export const maxEmailLength = 254;

/** As zod's `z.email()`, which browsers do not load: letters, a sign in between, a domain with a dot. */
const pattern =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Whether a text can be an e-mail address; whether there is such a mailbox nobody knows before writing to it. */
export function isEmailAddress(text: string): boolean {
  return text.length <= maxEmailLength && pattern.test(text);
}
