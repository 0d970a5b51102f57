import type { ProgrammeReply } from '@cert/shared/contract';
import type { Language } from '@cert/shared/domain';
import { useLanguage, useRead } from '@cert/shared/platform';

/** The programme of this installation, for header, titles and sign-in. Empty while loading. */
export function useProgramme(): Partial<ProgrammeReply> {
  const language = useLanguage();
  const { data } = useRead('programme', embeddedProgramme ? null : {});
  return embeddedProgramme?.[language] ?? data ?? {};
}

/**
 * The programme's data that the server embeds in the page, so that no request is needed and the layout does not shift.
 * Undefined if the page contains none, for example in development.
 */
const embeddedProgramme = readEmbeddedProgramme();

function readEmbeddedProgramme(): Record<Language, ProgrammeReply> | undefined {
  const data = document.getElementById('programme-data')?.textContent;
  return data ? (JSON.parse(data) as Record<Language, ProgrammeReply>) : undefined;
}
