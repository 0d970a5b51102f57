import { z } from 'zod';
import { beyondCategories } from '../domain/index.ts';
import type { Action } from './action.ts';
import { flag, language } from './fields.ts';

const percent = z.number().int().min(0).max(100);
const count = z.number().int().min(1);

/** The minimum shares for the certificate and for Above and Beyond, in percent. */
export const programmeThresholds = z.object({
  /** Minimum share of all points for the certificate. */
  certificatePercent: percent,
  /** Minimum share of all points for Above and Beyond. */
  beyondTotalPercent: percent,
  /** Minimum share of the questions of one Above-and-Beyond category that must be marked. */
  beyondCategoryPercent: percent,
});

/** The figures in the programme's fixed texts. */
export const programmeFigures = z.object({
  companiesPerYear: count,
  certifyingExperts: count,
  usersReachedLeast: count,
  usersReachedMost: count,
  seniorExecutivesPercent: percent,
  /** Recommended share of HR staff among all employees, in percent; may have decimals. */
  hrStaffingPercent: z.number().positive().max(100),
  longSickLeaveDays: count,
  topEmployersPercent: percent,
  meetingMinutesPerArea: count,
});

/** An image on the site, with the attributes of an `img` element, so that the layout does not move when it loads. */
const picture = z.object({
  address: z.string(),
  width: z.number().positive(),
  height: z.number().positive(),
});

/**
 * The data of the programme that the office configures, in the language of the call. The code of the site contains none
 * of it.
 */
const programmeReply = z.object({
  /** Name of the certificate. */
  product: z.string(),
  /** Name of the higher certificate, for Above and Beyond. */
  beyondProduct: z.string(),
  /** The company that runs the programme. */
  provider: z.string(),
  /** The programme's time zone, such as `Europe/Zagreb`: the report has the same dates for every reader. */
  timeZone: z.string(),
  logo: picture,
  /** Whether the logo contains the product's name. */
  isLogoWithName: z.boolean(),
  /** The logo for a background in the brand colour; null if the logo needs a white background. */
  logoOnBrand: picture.nullable(),
  /** Replaces the logo where space is limited. */
  icon: picture,
  /** A large, subtle image for a background in the brand colour. */
  ornament: picture.nullable(),
  contacts: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
    }),
  ),
  sponsors: z.array(z.object({ name: z.string(), address: z.string(), logo: picture.nullable() })),
  thresholds: programmeThresholds,
  figures: programmeFigures,
  /** Titles of the Above-and-Beyond categories, in the programme's order. */
  beyondCategories: z.array(z.object({ category: z.enum(beyondCategories), title: z.string() })),
  /** Maximum size of one document. */
  uploadLimitBytes: z.number().int(),
  /** The licence key of the rich-text editor: a key of CKEditor, or `GPL`. */
  editorLicenceKey: z.string(),
  /** The public origin of the site, such as `https://platform.example.com`; null if it is not configured. */
  origin: z.string().nullable(),
  /** Whether this site is a demo: all data is invented, and anyone can sign in. */
  demo: flag,
  /** Whether this site sends mails, such as a link for choosing a new password. */
  mail: flag,
  /**
   * Whether this site's server can make the report's PDF (`POST /report.pdf`) and the picture of its scorecard (`POST
   * /scorecard.png`).
   */
  reportPdf: flag,
});
export type ProgrammeReply = z.output<typeof programmeReply>;

/** The action that reads what the office has configured. */
export const programmeActions = {
  /**
   * The data of the programme that the office configures, such as names, contacts, thresholds and figures. The code of
   * the site contains none of it.
   */
  programme: {
    method: 'GET',
    may: 'anyone',
    input: z.object({ language: language.optional() }),
    reply: programmeReply,
  },
} satisfies Record<string, Action>;
