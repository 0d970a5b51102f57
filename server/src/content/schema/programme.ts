import { programmeFigures, programmeThresholds } from '@cert/shared/contract';
import { beyondCategories, type BeyondCategory } from '@cert/shared/domain';
import { z } from 'zod';
import type { Brand } from '../../branding/brandTokens.ts';
import type { Picture } from '../../branding/picture.ts';
import { hexColor } from '../../branding/rgb.ts';
import { texts } from './texts.ts';

const words = z.string().min(1);
const percent = z.number().int().min(0).max(100);
const count = z.number().int().min(1);
const color = z
  .string()
  .regex(hexColor, 'is no colour of six digits such as "#1a2b3c", in quotation marks');
/** A drawing beside the programme file. */
const drawing = z
  .string()
  .regex(/^[\w-][\w.-]*\.svg$/, 'is not the name of an SVG file beside this one, such as logo.svg');

/** `programme.yaml`: the certification programme, configured once per installation. */
export const programmeFile = z.strictObject({
  /** Name of the certificate; fills `{product}` in all texts. */
  product: words,
  /** Name of the higher certificate, for Above and Beyond. */
  beyondProduct: words,
  /** The company that runs the programme; fills `{provider}` in all texts. */
  provider: words,
  brand: z
    .strictObject({
      /**
       * Colour of links, buttons and the report's cover; darkened if its contrast is too low (branding/brandTokens.ts).
       */
      color,
      /** The colour in the dark theme; a tint of `color` if omitted. */
      darkColor: color.optional(),
      /** Shown beside the product's name; `currentColor` in the drawing becomes the brand colour of the theme. */
      logo: drawing,
      /** The logo contains the product's name, so the name is not written beside it. */
      isLogoWithName: z.boolean().default(false),
      /** Logo for the brand's background. Needed if the logo has its own colours; otherwise it is shown on paper. */
      logoOnBrand: drawing.optional(),
      /** Large decoration beside the sign-in, on the brand's background; none if omitted. */
      ornament: drawing.optional(),
      /** For the browser's tab, and instead of the logo where space is scarce; the logo if omitted. */
      icon: drawing.optional(),
    })
    .refine(({ isLogoWithName, icon }) => !isLogoWithName || icon !== undefined, {
      path: ['icon'],
      error: 'is needed beside a logo that holds the name',
    }),
  contacts: z
    .array(z.strictObject({ name: words, role: texts, email: z.email(), phone: words.optional() }))
    .min(1),
  sponsors: z.array(
    z.strictObject({
      name: words,
      address: z.url({ protocol: /^https?$/, error: 'is no address such as https://example.com' }),
      logo: drawing.optional(),
    }),
  ),
  thresholds: z.strictObject(programmeThresholds.shape),
  figures: z.strictObject(programmeFigures.shape),
  /** Minimum number of organisations, and maximum share of one group, behind a comparison of the report. */
  comparisons: z.strictObject({ leastOrganisations: count, mostGroupPercent: percent }),
  /** Titles of the report's signatories. */
  team: z.strictObject({ mainCertifier: texts, certifier: texts }),
  beyondCategories: z.strictObject(
    Object.fromEntries(
      beyondCategories.map((category) => [category, z.strictObject({ title: texts })]),
    ) as Record<BeyondCategory, z.ZodObject<{ title: typeof texts }>>,
  ),
});
export type ProgrammeFile = z.output<typeof programmeFile>;

/** The programme with its drawings read and its colours derived. */
export type Programme = Omit<ProgrammeFile, 'brand' | 'sponsors'> & {
  brand: {
    tokens: Brand;
    logo: Picture;
    logoOnBrand: Picture | null;
    isLogoWithName: boolean;
    icon: Picture;
    ornament: Picture | null;
  };
  sponsors: readonly { name: string; address: string; logo: Picture | null }[];
};
