import { z } from 'zod';
import { certificateKinds, maxCertificateNumberLength } from '../domain/index.ts';
import type { Action } from './action.ts';
import { flag, instant, questionnaireInput } from './fields.ts';

const kind = z.enum(certificateKinds);

/** A certificate of a questionnaire: its number, and whether its badge can be shown on other sites. */
export const certificate = z.object({
  kind,
  /** For example `2026-7K3F-9QXA-C4TB`. */
  number: z.string(),
  issuedAt: instant,
  /** 0 while the organisation has withdrawn the badge. */
  badge: flag,
});
export type Certificate = z.output<typeof certificate>;

/**
 * The result of a verification. For a valid certificate it contains the organisation's name, the year and the kind, and
 * nothing else, because anybody can read it.
 */
const verification = z.union([
  z.strictObject({
    isValid: z.literal(true),
    organisation: z.string(),
    year: z.number().int(),
    kind,
  }),
  z.strictObject({ isValid: z.literal(false) }),
]);
export type Verification = z.output<typeof verification>;

/** The actions for certificates and their badges. */
export const certificateActions = {
  /**
   * Tells anybody whether a certificate is valid. An unknown number and an invalid certificate get the same reply. See
   * docs/product/certificate.md#verification.
   */
  certificateVerify: {
    method: 'GET',
    may: 'anyone',
    input: z.object({ number: z.string().max(maxCertificateNumberLength) }),
    reply: verification,
  },
  /**
   * Withdraws the badge of a certificate from other sites, or shows it again. The certificate is valid in both cases.
   */
  certificateBadgeSet: {
    method: 'POST',
    transaction: 'shared',
    may: 'client',
    input: questionnaireInput.extend({ kind, badge: flag }),
    reply: certificate,
  },
} satisfies Record<string, Action>;
