import type { AttachedDocument, Input } from '@cert/shared/contract';
import type { Person } from '../../testing/createTestWorld.ts';
import type { CallResult, TestSite } from '../../testing/openTestSite.ts';
import { removeOrphanedFiles } from '../stores/scheduleFileCleanup.ts';
import { sampleFiles } from './sampleFiles.ts';
import { transferFile } from './transferFile.ts';

type Submit = Partial<Input<'questionnaireDocumentSubmit'>>;
type Upload = { file?: { name: string; type: string }; sent?: Uint8Array; onId?: number };

/**
 * Creates functions that call the API for documents as pages do, for a given person and by default on the questionnaire
 * of the test data.
 */
export function createDocumentCalls(site: TestSite) {
  const id = () => site.world.questionnaire;

  /** Requests a URL and uploads the bytes to it. */
  const upload = async (
    person: Person,
    { file = declaredPdf, sent = sampleFiles['application/pdf'], onId = id() }: Upload = {},
  ) => {
    const { reply } = await site.call(person, 'mediaGetSignedUrl', {
      id: onId,
      module: 'documents',
      ...file,
    });
    const { status } = await transferFile(site.app, reply.url, { bytes: sent, type: file.type });
    expect([200, 204]).toContain(status);
    return reply;
  };

  const submit = (
    person: Person,
    value: string,
    given: Submit = {},
  ): Promise<CallResult<'questionnaireDocumentSubmit'>> =>
    site.call(person, 'questionnaireDocumentSubmit', {
      id: id(),
      entityType: 'question',
      entityId: site.world.question('strategy'),
      name: 'Our plan',
      value,
      file: declaredPdf,
      ...given,
    });

  const attach = async (
    person: Person = 'client',
    given: Submit = {},
  ): Promise<AttachedDocument> => {
    const { status, reply } = await submit(person, (await upload(person)).name, given);
    expect(status).toBe(200);
    return reply;
  };

  const list = async (person: Person = 'client') =>
    (await site.call(person, 'documentList', { id: id(), language: 'en' })).reply;

  const documentsOf = async (questionKey: string) =>
    (await list())
      .flatMap((area) => area.questions)
      .find((question) => question.id === site.world.question(questionKey))!.documents;

  const storedNames = async () => {
    const names: string[] = [];
    for await (const name of site.files.list()) names.push(name);
    return names;
  };

  const removeLoose = () => removeOrphanedFiles({ ...site, now: () => site.clock.now });

  return { id, upload, submit, attach, list, documentsOf, storedNames, removeLoose };
}

/** The name and the type that a client declares for the upload of a PDF. */
export const declaredPdf = { name: 'Plan.pdf', type: 'application/pdf' };
