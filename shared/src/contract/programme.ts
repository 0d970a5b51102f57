import { z } from 'zod';
import { beyondCategories } from '../domain/index.ts';
import { flag } from './fields.ts';

const percent = z.number().int().min(0).max(100);
const count = z.number().int().min(1);

/** From which shares on a certificate is given, in percent (decisions §2). */
export const programmeThresholds = z.object({
  /** Of all points, for the certificate. */
  certificatePercent: percent,
  /** Of all points, for Above and Beyond. */
  beyondTotalPercent: percent,
  /** Of the questions of one Above-and-Beyond category that must be marked. */
  beyondCategoryPercent: percent,
});

/** The numbers that the programme's fixed texts claim (spec 2 §9, decisions §7). */
export const programmeFigures = z.object({
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
});

/** A drawing that the site serves, as an `img` element takes it: nothing moves when it comes. */
const picture = z.object({
  address: z.string(),
  width: z.number().positive(),
  height: z.number().positive(),
});

/** What no part knows by itself of the programme (decisions §1), in the reader's language. */
export const programmeReply = z.object({
  /** Name of the certificate. */
  product: z.string(),
  /** Name of the higher certificate, for Above and Beyond. */
  beyondProduct: z.string(),
  /** The company that runs the programme. */
  provider: z.string(),
  logo: picture,
  /** The logo holds the product's name. */
  isLogoWithName: z.boolean(),
  /** On a ground of the brand's colour; null where the logo needs paper below it. */
  logoOnBrand: picture.nullable(),
  /** In the logo's place where room is scarce. */
  icon: picture,
  /** Large and quiet on a ground of the brand's colour. */
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
  /** Titles of the categories of Above and Beyond, in the order of the programme. */
  beyondCategories: z.array(z.object({ category: z.enum(beyondCategories), title: z.string() })),
  /** How large one document may be. */
  uploadLimitBytes: z.number().int(),
  /** With which the editor of rich texts starts: a key of CKEditor, or `GPL`. */
  editorLicenceKey: z.string(),
  /** This site shows a demo world: nothing in it is real, and everybody may sign in. */
  demo: flag,
});
export type ProgrammeReply = z.output<typeof programmeReply>;
