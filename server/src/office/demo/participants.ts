import { getOrThrow } from '../../content/getOrThrow.ts';
import type { DemoQuestionnaire } from '../../content/schema/demoQuestionnaire.ts';
import type { ExclusiveContext } from '../../useCase.ts';
import type { DemoEnvironment } from './demoEnvironment.ts';
import { createMemberContext } from './createMemberContext.ts';

/** The members of one questionnaire as contexts for use cases. */
export type Participants = {
  client: ExclusiveContext;
  /** Contexts of the team; the first is that of the main certifier. */
  team: readonly [ExclusiveContext, ExclusiveContext, ExclusiveContext];
  byEmail: ReadonlyMap<string, ExclusiveContext>;
};

/** Returns the context with its clock set to this time. */
export function withClockAt(context: ExclusiveContext, at: Date): ExclusiveContext {
  return { ...context, now: () => at };
}

/** Reads the contexts of a questionnaire's client and team. */
export async function readParticipants(
  { accounts, ...environment }: DemoEnvironment,
  { client, team }: Pick<DemoQuestionnaire, 'client' | 'team'>,
  questionnaireId: number,
): Promise<Participants> {
  const contextOf = (email: string) =>
    createMemberContext({
      ...environment,
      questionnaireId,
      account: getOrThrow(accounts, email),
      at: environment.startedAt,
    });
  const [main, second, third] = team;
  const contexts = {
    client: await contextOf(client),
    main: await contextOf(main),
    second: await contextOf(second),
    third: await contextOf(third),
  };
  return {
    client: contexts.client,
    team: [contexts.main, contexts.second, contexts.third],
    byEmail: new Map([
      [client, contexts.client],
      [main, contexts.main],
      [second, contexts.second],
      [third, contexts.third],
    ]),
  };
}
