import { defaultLanguage } from '@cert/shared/domain';
import type { UseCase } from '../http/useCase.ts';
import { presentProgramme } from './presentProgramme.ts';

/** What the site says of the programme, before anybody signs in too; and what its parts are configured with. */
export const describeProgramme: UseCase<'programme'> = async (
  { language = defaultLanguage },
  { programme, files, editorLicenceKey, isDemo },
) =>
  presentProgramme({
    programme,
    uploadLimitBytes: files.limitBytes,
    editorLicenceKey,
    isDemo,
    language,
  });
