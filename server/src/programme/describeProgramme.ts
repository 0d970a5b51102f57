import { defaultLanguage } from '@cert/shared/domain';
import type { UseCase } from '../useCase.ts';
import { presentProgramme } from './presentProgramme.ts';

/** Reads the public data of the programme and the configuration of the pages. Callers need no sign-in. */
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
