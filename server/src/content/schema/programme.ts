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

/** `programme.yaml`: the certification programme as a whole, configured once per installation (decisions §1). */
export const programmeFile = z.strictObject({
  /** Name of the certificate; fills `{product}` in all texts. */
  product: words,
  /** Name of the higher certificate, for Above and Beyond. */
  beyondProduct: words,
  /** The company that runs the programme; fills `{provider}` in all texts. */
  provider: words,
  brand: z
    .strictObject({
      /** Of links, buttons and the report's cover; made darker where it could not be read (branding/brandTokens.ts). */
      color,
      /** The same in the dark theme; a tint of `color` where it is left out. */
      darkColor: color.optional(),
      /** Beside the product's name; `currentColor` in the drawing is the brand's, in either theme. */
      logo: drawing,
      /** The logo holds the product's name, which is then not written beside it. */
      isLogoWithName: z.boolean().default(false),
      /** On a ground of the brand's colour. Needed where the logo has colours of its own, else it stands on paper. */
      logoOnBrand: drawing.optional(),
      /** Large and quiet beside the sign-in, on a ground of the brand's colour; none where it is left out. */
      ornament: drawing.optional(),
      /** For the browser's tab, and in the logo's place where room is scarce. The logo where it is left out. */
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
export type ProgrammeFile = z.output<typeof programmeFile>;

/** The programme, its drawings read and its colours derived. */
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
