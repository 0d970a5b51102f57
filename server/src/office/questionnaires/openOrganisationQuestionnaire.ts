import type { Database } from '../../database/connect.ts';
import { openQuestionnaire } from '../openQuestionnaire.ts';
import type { StoredOrganisation } from '../organisations/findOrganisations.ts';
import { UsageError } from '../usageError.ts';
import { copyResponses } from './copyResponses.ts';
import { findQuestionnaire } from './findQuestionnaire.ts';
import { listEnabledClientIds } from './listEnabledClientIds.ts';
import { readEditionToPin } from './readEditionToPin.ts';

/** Parameters for opening a questionnaire. */
export type QuestionnaireOpening = {
  organisation: StoredOrganisation;
  year: number;
  editionKey: string | undefined;
  isKeyOnly: boolean;
  copyOf: number | undefined;
};

/** The opened questionnaire. `isNew` is false if it was opened before with the same parameters. */
export type OpenedQuestionnaire = {
  id: number;
  editionId: number;
  editionKey: string;
  isNew: boolean;
  clientCount: number;
  copiedCount: number;
};

/**
 * Opens an organisation's questionnaire of one year, on the newest version of the edition, for all its enabled clients;
 * a copy starts with answers of its original. Call it in a transaction.
 * @throws UsageError if it was opened before with other parameters, or if its original does not exist
 */
export async function openOrganisationQuestionnaire({
  db,
  opening,
  at,
}: {
  db: Database;
  opening: QuestionnaireOpening;
  at: Date;
}): Promise<OpenedQuestionnaire> {
  const { organisation, year, isKeyOnly, copyOf } = opening;
  const original = copyOf === undefined ? undefined : await readOriginal(db, opening, copyOf);
  const edition = await readEditionToPin(db, opening.editionKey);
  const known = await findQuestionnaire(db, { organisationId: organisation.id, year });
  if (known) {
    const differences = [
      opening.editionKey !== undefined && known.edition_key !== edition.key && 'edition',
      known.is_key_only !== isKeyOnly && '--key-only',
      known.original_id !== (original?.id ?? null) && '--copy-of',
    ].filter((name) => name !== false);
    if (differences.length > 0)
      throw new UsageError(
        `${organisation.organisation.key} ${year} is open already, with another ${differences.join(', ')}; that cannot be changed any more.`,
      );
    return {
      id: known.id,
      editionId: known.edition_id,
      editionKey: known.edition_key,
      isNew: false,
      clientCount: 0,
      copiedCount: 0,
    };
  }
  const clientIds = await listEnabledClientIds(db, organisation.id);
  const { id } = await openQuestionnaire({
    db,
    organisationId: organisation.id,
    editionId: edition.id,
    year,
    members: clientIds.map((accountId) => ({ accountId, role: 'client' })),
    originalId: original?.id ?? null,
    isKeyOnly,
    at,
  });
  const copiedCount = original
    ? await copyResponses({
        db,
        from: { id: original.id, editionId: original.edition_id },
        to: { id, editionId: edition.id },
        at,
      })
    : 0;
  return {
    id,
    editionId: edition.id,
    editionKey: edition.key,
    isNew: true,
    clientCount: clientIds.length,
    copiedCount,
  };
}

async function readOriginal(
  db: Database,
  { organisation, year }: QuestionnaireOpening,
  copyOf: number,
) {
  const { key } = organisation.organisation;
  if (copyOf >= year)
    throw new UsageError(`A copy follows its original: ${copyOf} is not before ${year}.`);
  const original = await findQuestionnaire(db, { organisationId: organisation.id, year: copyOf });
  if (!original) throw new UsageError(`${key} has no questionnaire of ${copyOf} to copy.`);
  return original;
}
