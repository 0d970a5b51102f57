import type { Language } from '@cert/shared/domain';
import type { Report } from '@cert/shared/contract';
import { readTeam } from '../grading/readTeam.ts';
import type { MemberContext } from '../http/useCase.ts';

/**
 * The signatories of the report, the main certifier first. The report has three places for signatures; some stay empty
 * if the team has fewer members.
 */
export async function readSignatures(
  context: MemberContext,
  language: Language,
): Promise<Report['certifiers']> {
  const { provider, team } = context.programme;
  const [first = null, second = null, third = null] = (await readTeam(context)).map(
    ({ name, isMain }) => ({
      name,
      title: (isMain ? team.mainCertifier : team.certifier)[language],
      subtitle: provider,
    }),
  );
  return { first, second, third };
}
