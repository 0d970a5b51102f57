/** A user as the office enters it. */
export type User = {
  /** In lower case. */
  email: string;
  name: string;
  isCertifier: boolean;
  /** The employer's key; a client always has one. */
  organisation: string | null;
};
