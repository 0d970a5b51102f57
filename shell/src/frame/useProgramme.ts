import type { ProgrammeReply } from '@cert/shared/contract';
import type { Language } from '@cert/shared/domain';
import { useLanguage, useRead } from '@cert/shared/platform';

/** The programme of this installation, for header, titles and sign-in; empty until it is known. */
export function useProgramme(): Partial<ProgrammeReply> {
  const language = useLanguage();
  const { data } = useRead('programme', onPage ? null : {});
  return onPage?.[language] ?? data ?? {};
}

/** The server's page brings it along, so that nothing waits for it and nothing moves; no other page does. */
const onPage = readPage();

function readPage(): Record<Language, ProgrammeReply> | undefined {
  const data = document.getElementById('programme-data')?.textContent;
  return data ? (JSON.parse(data) as Record<Language, ProgrammeReply>) : undefined;
}
