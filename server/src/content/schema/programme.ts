import { programmeFigures, programmeThresholds } from '@cert/shared/contract';
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
  thresholds: z.strictObject(programmeThresholds.shape),
  figures: z.strictObject(programmeFigures.shape),
  /** What must stand behind a comparison of the report (decisions §7). */
  comparisons: z.strictObject({ leastOrganisations: count, mostGroupPercent: percent }),
  /** How the report calls those who sign it. */
  team: z.strictObject({ mainCertifier: texts, certifier: texts }),
  beyondCategories: z.strictObject(
    Object.fromEntries(
      beyondCategories.map((category) => [category, z.strictObject({ title: texts })]),
    ) as Record<BeyondCategory, z.ZodObject<{ title: typeof texts }>>,
  ),
});
export type Programme = z.output<typeof programme>;
