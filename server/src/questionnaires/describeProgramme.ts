import { beyondCategories, defaultLanguage } from '@cert/shared/domain';
import type { UseCase } from '../http/useCase.ts';
import { inWords } from './inWords.ts';

/** What the site says of the programme, before anybody signs in too; and how large a document may be. */
export const describeProgramme: UseCase<'programme'> = async (
  { language = defaultLanguage },
  { programme, files },
) => {
  const words = inWords(language);
  const { product, beyondProduct, provider, sponsors, thresholds, figures } = programme;
  return {
    product,
    beyondProduct,
    provider,
    contacts: programme.contacts.map(({ name, role, email, phone }) => ({
      name,
      role: words(role),
      email,
      phone: phone ?? null,
    })),
    sponsors,
    thresholds,
    figures,
    beyondCategories: beyondCategories.map((category) => ({
      category,
      title: words(programme.beyondCategories[category].title),
    })),
    uploadLimitBytes: files.limitBytes,
  };
};
