import type { Document, Input } from '@cert/shared/contract';
import type { Person } from '../../testing/makeWorld.ts';
import type { Answer, TestSite } from '../../testing/openTestSite.ts';
import { removeOrphanedFiles } from '../removeOrphanedFiles.ts';
import { sampleFiles } from './sampleFiles.ts';
import { sendFile } from './sendFile.ts';

type Submit = Partial<Input<'questionnaireDocumentSubmit'>>;
type Upload = { file?: { name: string; type: string }; sent?: Uint8Array; onId?: number };

/** What the pages do with documents, in a person's name and on the test world's questionnaire unless told otherwise. */
export function documentCalls(site: TestSite) {
  const id = () => site.world.questionnaire;

  /** Asks for an address and sends the bytes there. */
  const upload = async (
    person: Person,
    { file = pdf, sent = sampleFiles['application/pdf'], onId = id() }: Upload = {},
  ) => {
    const { reply } = await site.call(person, 'mediaGetSignedUrl', {
      id: onId,
      module: 'documents',
      ...file,
    });
    const { status } = await sendFile(site.app, reply.url, { bytes: sent, type: file.type });
    expect([200, 204]).toContain(status);
    return reply;
  };

  const submit = (
    person: Person,
    value: string,
    given: Submit = {},
  ): Promise<Answer<'questionnaireDocumentSubmit'>> =>
    site.call(person, 'questionnaireDocumentSubmit', {
      id: id(),
      entityType: 'question',
      entityId: site.world.question('strategy'),
      name: 'Our plan',
      value,
      file: pdf,
      ...given,
    });

  const attach = async (person: Person = 'client', given: Submit = {}): Promise<Document> => {
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

/** What a page says of the file that it sends. */
export const pdf = { name: 'Plan.pdf', type: 'application/pdf' };
