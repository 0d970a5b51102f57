import type { Input, Reply } from '@cert/shared/contract';
import type { Person } from '../../testing/createTestWorld.ts';
import type { CallResult, TestSite } from '../../testing/openTestSite.ts';
import { completeInfoInput } from '../../testing/completeInfoInput.ts';

/** Changes to the complete form; `info` may be invalid on purpose. */
export type InfoSaveOverrides = Omit<Partial<Input<'infoSave'>>, 'info'> & { info?: object };

/** Reads and saves an organisation's info through the API, and reads its audit trail. */
export function createInfoCalls(site: TestSite) {
  return {
    /** Saves the complete form with these changes. */
    save: (
      person: Person,
      { info, ...given }: InfoSaveOverrides = {},
    ): Promise<CallResult<'infoSave'>> =>
      site.call(person, 'infoSave', {
        id: site.world.questionnaire,
        ...completeInfoInput,
        ...given,
        info: { ...completeInfoInput.info, ...info },
      } as Input<'infoSave'>),
    read: async (
      person: Person = 'client',
      id = site.world.questionnaire,
    ): Promise<Reply<'info'>> => (await site.call(person, 'info', { id })).reply,
    trail: () =>
      site.db
        .selectFrom('audit_log')
        .select(['account_id', 'questionnaire_id', 'subject', 'before', 'after'])
        .where('action', '=', 'infoSave')
        .orderBy('id')
        .execute(),
  };
}
