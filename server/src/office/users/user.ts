/** A user as the office enters it. */
export type User = {
  /** E-mail in lower case. */
  email: string;
  name: string;
  isCertifier: boolean;
  /** Key of the employer; null if there is none, which is possible only for a certifier. */
  organisation: string | null;
};
