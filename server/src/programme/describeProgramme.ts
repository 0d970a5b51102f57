import { defaultLanguage, beyondCategories, type Language } from '@cert/shared/domain';
import type { ProgrammeReply } from '@cert/shared/contract';
import type { Picture } from '../branding/picture.ts';
import type { UseCase } from '../useCase.ts';
import type { Programme } from './programme.ts';

/** Reads the public data of the programme and the configuration of the pages. Callers need no sign-in. */
export const describeProgramme: UseCase<'programme'> = async (
  { language = defaultLanguage },
  { programme, files, editorLicenceKey, mainOrigin, isDemo, hasMail, hasReportPdf },
) =>
  toProgrammeReply({
    programme,
    uploadLimitBytes: files.limitBytes,
    editorLicenceKey,
    mainOrigin,
    isDemo,
    hasMail,
    hasReportPdf,
    language,
  });

/** Presents the programme in one language. */
export function toProgrammeReply({
  programme,
  uploadLimitBytes,
  editorLicenceKey,
  mainOrigin,
  isDemo,
  hasMail,
  hasReportPdf,
  language,
}: {
  programme: Programme;
  uploadLimitBytes: number;
  editorLicenceKey: string;
  mainOrigin?: string | undefined;
  isDemo: boolean;
  hasMail: boolean;
  hasReportPdf: boolean;
  language: Language;
}): ProgrammeReply {
  const { product, beyondProduct, provider, timeZone, brand } = programme;
  const { sponsors, thresholds, figures } = programme;
  return {
    product,
    beyondProduct,
    provider,
    timeZone,
    logo: presentPicture(brand.logo),
    isLogoWithName: brand.isLogoWithName,
    logoOnBrand: brand.logoOnBrand && presentPicture(brand.logoOnBrand),
    icon: presentPicture(brand.icon),
    ornament: brand.ornament && presentPicture(brand.ornament),
    contacts: programme.contacts.map(({ name, role, email, phone }) => ({
      name,
      role: role[language],
      email,
      phone: phone ?? null,
    })),
    sponsors: sponsors.map(({ name, address, logo }) => ({
      name,
      address,
      logo: logo && presentPicture(logo),
    })),
    thresholds,
    figures,
    beyondCategories: beyondCategories.map((category) => ({
      category,
      title: programme.beyondCategories[category].title[language],
    })),
    uploadLimitBytes,
    editorLicenceKey,
    origin: mainOrigin ?? null,
    demo: isDemo ? 1 : 0,
    mail: hasMail ? 1 : 0,
    reportPdf: hasReportPdf ? 1 : 0,
  };
}

/** Converts a picture to the format of the API. */
function presentPicture({ address, width, height }: Picture): ProgrammeReply['logo'] {
  return { address, width, height };
}
