import { beyondCategories, type BeyondCategory } from '@cert/shared/domain';
import { z } from 'zod';
import { texts } from './texts.ts';

const words = z.string().min(1);
const percent = z.number().int().min(0).max(100);
const count = z.number().int().min(1);

/** `programme.yaml`: the certification programme as a whole, configured once per installation (decisions §1). */
export const programme = z.strictObject({
  /** Name of the certificate; fills `{product}` in all texts. */
  product: words,
  /** Name of the higher certificate, for Above and Beyond. */
  beyondProduct: words,
  /** The company that runs the programme; fills `{provider}` in all texts. */
  provider: words,
  contacts: z
    .array(z.strictObject({ name: words, role: texts, email: z.email(), phone: words.optional() }))
    .min(1),
  sponsors: z.array(z.strictObject({ name: words, address: z.url() })),
  thresholds: z.strictObject({
    /** Least share of all points for the certificate (spec 2 §1). */
    certificatePercent: percent,
    /** Least share of all points for Above and Beyond (decisions §2). */
    beyondTotalPercent: percent,
    /** Least share of marked questions in one category of Above and Beyond (spec 2 §9). */
    beyondCategoryPercent: percent,
  }),
  /** The numbers that the fixed texts claim (spec 2 §9, decisions §7). */
  figures: z.strictObject({
    companiesPerYear: count,
    certifyingExperts: count,
    usersReachedLeast: count,
    usersReachedMost: count,
    seniorExecutivesPercent: percent,
    /** Staff of the HR function among all employees; a best practice, not a whole percent. */
    hrStaffingPercent: z.number().positive().max(100),
    longSickLeaveDays: count,
    topEmployersPercent: percent,
    meetingMinutesPerArea: count,
  }),
  beyondCategories: z.strictObject(
    Object.fromEntries(
      beyondCategories.map((category) => [category, z.strictObject({ title: texts })]),
    ) as Record<BeyondCategory, z.ZodObject<{ title: typeof texts }>>,
  ),
});
export type Programme = z.output<typeof programme>;
