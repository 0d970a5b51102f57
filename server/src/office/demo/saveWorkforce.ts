import type { DemoWorkforce } from '../../content/schema/demoWorkforce.ts';
import type { MemberContext } from '../../useCase.ts';
import { readStoredInfo } from '../../organisation-info/readStoredInfo.ts';
import { saveInfo } from '../../organisation-info/saveInfo.ts';

/** Saves the workforce figures on behalf of a person; other fields of the form stay. */
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
