import { defaultLanguage } from '@cert/shared/domain';
import type { UseCase } from '../http/useCase.ts';
import { presentProgramme } from './presentProgramme.ts';

/** The public data of the programme and the configuration of the pages; needs no sign-in. */
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
