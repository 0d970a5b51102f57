import type { UseCase } from '../useCase.ts';
import { findValidCertificate } from './findValidCertificate.ts';

/**
 * Verifies a certificate for any caller, without sign-in. The reply contains only the organisation's name, the year and
 * the kind of the certificate. It is the same for every invalid number.
 * @throws Refusal slow-down if the caller's network sends too many requests
 */
export const verifyCertificate: UseCase<'certificateVerify'> = async ({ number }, context) => {
  context.rateLimits.takeVerification(context.clientAddress);
  const found = await findValidCertificate(number, context);
  if (!found) return { isValid: false };
  const { organisation, year, kind } = found;
  return { isValid: true, organisation, year, kind };
};
