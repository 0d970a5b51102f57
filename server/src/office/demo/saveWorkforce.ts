import type { DemoWorkforce } from '../../content/schema/demoWorkforce.ts';
import type { MemberContext } from '../../http/useCase.ts';
import { readStoredInfo } from '../../organisation-info/readStoredInfo.ts';
import { saveInfo } from '../../organisation-info/saveInfo.ts';

/** Lets a person fill in the workforce on the organisation's form; what else stands there stays. */
export async function saveWorkforce(
  person: MemberContext,
  { employees, hired, left, laidOff, hasExternal, hasUnion, hasNewManagers }: DemoWorkforce,
): Promise<void> {
  const { id } = person.questionnaire;
  const { countries, categories, ...info } = await readStoredInfo(person.db, id);
  await saveInfo(
    {
      id,
      countries,
      categories,
      info: {
        ...info,
        numberOfEmployees: employees,
        numberOfEmployeesHired: hired,
        numberOfEmployeesLeft: left,
        numberOfEmployeesLaidOff: laidOff,
        externalWorkForce: hasExternal ? 1 : 0,
        sindicate: hasUnion ? 1 : 0,
        newManagers: hasNewManagers ? 1 : 0,
      },
    },
    person,
  );
}
