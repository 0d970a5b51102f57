import type { Database } from '../../database/connect.ts';
import type { StoredOrganisation } from '../organisations/findOrganisations.ts';
import { readOrganisation } from '../organisations/readOrganisation.ts';
import { UsageError } from '../usageError.ts';
import { findQuestionnaire } from './findQuestionnaire.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findQuestionnaire>>>;

/**
 * Reads an organisation and its questionnaire of one year.
 * @throws UsageError if there is none
 */
export async function readQuestionnaire(
  db: Database,
  { organisationKey, year }: { organisationKey: string; year: number },
): Promise<{ organisation: StoredOrganisation; questionnaire: Found }> {
  const organisation = await readOrganisation(db, organisationKey);
  const questionnaire = await findQuestionnaire(db, { organisationId: organisation.id, year });
  if (!questionnaire)
    throw new UsageError(
      `${organisationKey} has no questionnaire of ${year}; “questionnaire open” opens one.`,
    );
  return { organisation, questionnaire };
}
