import { programmeFigures, programmeThresholds } from '@cert/shared/contract';
import { beyondCategories, type BeyondCategory } from '@cert/shared/domain';
import { z } from 'zod';
import type { BrandTokensByTheme } from '../branding/deriveBrandTokens.ts';
import type { BrandPictures, Picture } from '../branding/picture.ts';
import { hexColorPattern } from '../branding/color.ts';
import { localizedTextSchema } from './localizedTextSchema.ts';

const words = z.string().min(1);
const percent = z.number().int().min(0).max(100);
const count = z.number().int().min(1);
const timeZone = z.string().refine(isTimeZone, 'is no time zone such as Europe/Zagreb');
const color = z
  .string()
  .regex(hexColorPattern, 'is no colour of six digits such as "#1a2b3c", in quotation marks');
/** File name of a drawing, which is in the same folder as the programme file. */
const drawing = z
  .string()
  .regex(/^[\w-][\w.-]*\.svg$/, 'is not the name of an SVG file beside this one, such as logo.svg');

/** `programme.yaml`: the certification programme, configured once per installation. */
export const programmeFileSchema = z.strictObject({
  /** Name of the certificate; fills `{product}` in all texts. */
  product: words,
  /** Name of the higher certificate, for Above and Beyond. */
  beyondProduct: words,
  /** The company that runs the programme; fills `{provider}` in all texts. */
  provider: words,
  /** The time zone that decides the calendar day and the hour, for example of due dates, reminders and the report. */
  timeZone: timeZone.default('Europe/Zagreb'),
  brand: z
    .strictObject({
      /**
       * Colour of links, buttons and the report's cover; darkened if its contrast is too low
       * (branding/deriveBrandTokens.ts).
       */
      color,
      /** The colour in the dark theme; a tint of `color` if omitted. */
      darkColor: color.optional(),
      /** Logo, shown beside the product's name; `currentColor` in the drawing becomes the brand colour of the theme. */
      logo: drawing,
      /** Whether the logo contains the product's name. If so, pages do not write the name beside it. */
      isLogoWithName: z.boolean().default(false),
      /**
       * Logo for the brand's background. If it is omitted and the logo has its own colours, the logo is shown on the
       * paper background instead.
       */
      logoOnBrand: drawing.optional(),
      /** Large decoration beside the sign-in, on the brand's background; none if omitted. */
      ornament: drawing.optional(),
      /** Icon for the browser's tab, also used instead of the logo where space is scarce; the logo if omitted. */
      icon: drawing.optional(),
    })
    .refine(({ isLogoWithName, icon }) => !isLogoWithName || icon !== undefined, {
      path: ['icon'],
      error: 'is needed beside a logo that holds the name',
    }),
  contacts: z
    .array(
      z.strictObject({
        name: words,
        role: localizedTextSchema,
        email: z.email(),
        phone: words.optional(),
      }),
    )
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
  /**
   * Limits for the comparisons of the report: the minimum number of compared organisations, and the maximum share of
   * one company group.
   */
  comparisons: z.strictObject({ leastOrganisations: count, mostGroupPercent: percent }),
  /** Titles of the report's signatories. */
  team: z.strictObject({ mainCertifier: localizedTextSchema, certifier: localizedTextSchema }),
  beyondCategories: z.strictObject(
    Object.fromEntries(
      beyondCategories.map((category) => [
        category,
        z.strictObject({ title: localizedTextSchema }),
      ]),
    ) as Record<BeyondCategory, z.ZodObject<{ title: typeof localizedTextSchema }>>,
  ),
});
export type ProgrammeFile = z.output<typeof programmeFileSchema>;

/** The programme with its drawings read and its colours derived. */
export type Programme = Omit<ProgrammeFile, 'brand' | 'sponsors'> & {
  brand: BrandPictures & { tokens: BrandTokensByTheme; isLogoWithName: boolean };
  sponsors: readonly { name: string; address: string; logo: Picture | null }[];
};

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
