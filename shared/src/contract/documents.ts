import { z } from 'zod';
import { cleanTitle, fileTypes, maxTitleLength } from '../domain/index.ts';
import type { Action } from './action.ts';
import { flag, id, instant, language, questionnaireInput } from './fields.ts';

/**
 * The file name on the uploader's computer; the server keeps the last part of a path and removes characters that are
 * not allowed.
 */
const sentFileName = z.string().min(1).max(1000);
/** The media type; a type that is not allowed is refused as `wrong-file-type`. */
const sentFileType = z.string().max(200);

/** The title of a document, cleaned by `cleanTitle`; must not be empty afterwards. */
const documentTitle = z
  .string()
  .max(1000)
  .transform(cleanTitle)
  .pipe(z.string().min(1).max(maxTitleLength));

/** A file attached to a question or an area. */
export const attachedDocument = z.object({
  id: z.number(),
  title: z.string(),
  /** The download URL, valid for a few minutes. The browser gets the file as an attachment. */
  url: z.string(),
  filetype: z.enum(fileTypes),
  filename: z.string(),
  /** Size of the file in bytes. */
  size: z.number().int(),
  areaId: z.number(),
  /** Null for a document that is attached to the area itself. */
  questionId: z.number().nullable(),
  uploadedAt: instant,
  /** The name of the person who uploaded it. */
  uploadedBy: z.string(),
});
export type AttachedDocument = z.output<typeof attachedDocument>;

const signedUrlInput = z.object({
  /** The questionnaire that the document is for. If missing, the later `questionnaireDocumentSubmit` names it. */
  id: id.optional(),
  module: z.literal('documents'),
  name: sentFileName,
  type: sentFileType,
});

/**
 * The page uploads the file to `url` by PUT with its `content-type`, then sends `name` as `value` of
 * `questionnaireDocumentSubmit`.
 */
const signedUrlReply = z.object({ url: z.string(), name: z.string() });

const documentSubmitInput = questionnaireInput.extend({
  entityType: z.enum(['question', 'area']),
  entityId: id,
  /** The title of the document. */
  name: documentTitle,
  /** The `name` from the reply of `mediaGetSignedUrl`. */
  value: z.string().max(100),
  file: z.object({ name: sentFileName, type: sentFileType }),
});

const documentDeleteInput = questionnaireInput.extend({ documentId: id });

const documentRenameInput = questionnaireInput.extend({
  documentId: id,
  /** The new title of the document. */
  name: documentTitle,
});

const documentListInput = questionnaireInput.extend({ language });

const listedQuestion = z.object({
  id: z.number(),
  /** Position of the question in its area, from 1. */
  position: z.number().int(),
  title: z.string(),
  documentsRequired: flag,
  /** If `locked` or `disabled` is 1, a client cannot add or delete documents. */
  locked: flag,
  disabled: flag,
  documents: z.array(attachedDocument),
});

const listedArea = z.object({
  id: z.number(),
  title: z.string(),
  /** The slug of the area's category. With `position` it forms the address of the area's page. */
  categorySlug: z.string(),
  /** Position of the area in its category, from 1. */
  position: z.number().int(),
  /** The documents that are attached to the area itself. */
  documents: z.array(attachedDocument),
  questions: z.array(listedQuestion),
});
export type ListedArea = z.output<typeof listedArea>;

/** All areas that count in the overall result, in the order of the questionnaire. */
const documentListReply = z.array(listedArea);

/** The actions on documents. */
export const documentActions = {
  /**
   * Returns a URL to which the caller may upload one file. `questionnaireDocumentSubmit` then makes a document of the
   * file. The caller must be a member of the questionnaire `id`; if `id` is missing, of any questionnaire.
   */
  mediaGetSignedUrl: {
    method: 'GET',
    may: 'signed-in',
    input: signedUrlInput,
    reply: signedUrlReply,
  },
  /**
   * Makes a document of a file that the caller has uploaded. A file that is too large, or whose content does not match
   * its type, is refused and deleted.
   */
  questionnaireDocumentSubmit: {
    method: 'POST',
    transaction: 'manual',
    may: 'member',
    input: documentSubmitInput,
    reply: attachedDocument,
  },
  questionnaireDocumentDelete: {
    method: 'POST',
    transaction: 'shared',
    may: 'member',
    input: documentDeleteInput,
    reply: z.object({}),
  },
  /** Changes the title of a document. */
  questionnaireDocumentRename: {
    method: 'POST',
    transaction: 'shared',
    may: 'member',
    input: documentRenameInput,
    reply: attachedDocument,
  },
  documentList: {
    method: 'GET',
    may: 'member',
    input: documentListInput,
    reply: documentListReply,
  },
} satisfies Record<string, Action>;
