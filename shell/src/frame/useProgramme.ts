import type { ProgrammeReply } from '@cert/shared/contract';
import type { Language } from '@cert/shared/domain';
import { useLanguage, useRead } from '@cert/shared/platform';

/** The programme of this installation, for header, titles and sign-in. Empty while loading. */
export function useProgramme(): Partial<ProgrammeReply> {
  const language = useLanguage();
  const { data } = useRead('programme', embeddedProgramme ? null : {});
  return embeddedProgramme?.[language] ?? data ?? {};
}

/** The server embeds the programme in its page, which avoids a request and layout shifts. Other pages lack it. */
const embeddedProgramme = readEmbeddedProgramme();

function readEmbeddedProgramme(): Record<Language, ProgrammeReply> | undefined {
  const data = document.getElementById('programme-data')?.textContent;
  return data ? (JSON.parse(data) as Record<Language, ProgrammeReply>) : undefined;
}
