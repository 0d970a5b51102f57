import type { ProgrammeReply } from '@cert/shared/contract';
import { beyondCategories, type Language } from '@cert/shared/domain';
import { presentPicture } from '../branding/presentPicture.ts';
import type { Programme } from '../content/schema/programme.ts';
import { createLocalize } from '../editions/createLocalize.ts';

/** Presents the programme in one language. */
export function presentProgramme({
  programme,
  uploadLimitBytes,
  editorLicenceKey,
  isDemo,
  language,
}: {
  programme: Programme;
  uploadLimitBytes: number;
  editorLicenceKey: string;
  isDemo: boolean;
  language: Language;
}): ProgrammeReply {
  const localize = createLocalize(language);
  const { product, beyondProduct, provider, brand, sponsors, thresholds, figures } = programme;
  return {
    product,
    beyondProduct,
    provider,
    logo: presentPicture(brand.logo),
    isLogoWithName: brand.isLogoWithName,
    logoOnBrand: brand.logoOnBrand && presentPicture(brand.logoOnBrand),
    icon: presentPicture(brand.icon),
    ornament: brand.ornament && presentPicture(brand.ornament),
    contacts: programme.contacts.map(({ name, role, email, phone }) => ({
      name,
      role: localize(role),
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
      title: localize(programme.beyondCategories[category].title),
    })),
    uploadLimitBytes,
    editorLicenceKey,
    demo: isDemo ? 1 : 0,
  };
}
