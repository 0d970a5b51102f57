import { introFields, type IntroField } from '@cert/shared/domain';
import { z } from 'zod';

const text = z.string().min(1);

/** The team's notes on the intro questions of the meeting. */
export const demoIntro = z.strictObject(
  Object.fromEntries(introFields.map((field) => [field, text])) as Record<IntroField, typeof text>,
);
