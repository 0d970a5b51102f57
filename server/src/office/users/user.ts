/** A person as the office writes him or her down. */
export type User = {
  /** In lower case. */
  email: string;
  name: string;
  isCertifier: boolean;
  /** The employer's key; a client always has one. */
  organisation: string | null;
};
