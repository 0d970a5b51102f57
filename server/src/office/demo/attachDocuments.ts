import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileExtensions, fileTypes, type FileType } from '@cert/shared/domain';
import type { DemoQuestionnaire } from '../../content/schema/demoWorld.ts';
import { createUploadUrl } from '../../documents/createUploadUrl.ts';
import { submitDocument } from '../../documents/submitDocument.ts';
import type { MemberContext } from '../../useCase.ts';
import type { ContentIdFinder } from './createContentIdFinder.ts';

/**
 * Attaches the plan's documents on behalf of a person, as the page does: request a URL, upload, submit.
 * @param folder folder of the files
 */
export async function attachDocuments({
  person,
  documents,
  folder,
  ids,
}: {
  person: MemberContext;
  documents: DemoQuestionnaire['documents'];
  folder: string;
  ids: ContentIdFinder;
}): Promise<void> {
  const { id } = person.questionnaire;
  for (const { file, title, question, area } of documents) {
    const type = fileTypeOf(file);
    const { name } = await createUploadUrl({ id, module: 'documents', name: file, type }, person);
    await person.files.write(name, await readFile(join(folder, file)));
    await submitDocument(
      {
        id,
        ...(question === undefined
          ? { entityType: 'area', entityId: ids.area(area ?? '') }
          : { entityType: 'question', entityId: ids.question(question) }),
        name: title,
        value: name,
        file: { name: file, type },
      },
      person,
    );
  }
}

/**
 * Finds the file type by the extension.
 * @throws RangeError for an extension that is not allowed, which is a bug in the demo world
 */
function fileTypeOf(file: string): FileType {
  const ending = extname(file).slice(1);
  const type = fileTypes.find((one) => fileExtensions[one].some((known) => known === ending));
  if (!type) throw new RangeError(`${file} does not have the extension of a document`);
  return type;
}
