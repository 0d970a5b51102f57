import { z } from 'zod';
import { cleanTitle, fileTypes } from '../domain/index.ts';
import { flag, id, instant, language, onQuestionnaire } from './fields.ts';

/**
 * The file name on the uploader's computer; the server keeps the last part of a path and removes characters that are
 * not allowed.
 */
const sentFileName = z.string().min(1).max(1000);
/** A media type; one that is not allowed is refused as `wrong-file-type`. */
const sentFileType = z.string().max(200);

/** Cleaned by `cleanTitle`; must not be empty afterwards. */
const documentTitle = z.string().max(1000).transform(cleanTitle).pipe(z.string().min(1).max(300));

/** A file attached to a question or an area. */
export const document = z.object({
  id: z.number(),
  title: z.string(),
  /** Valid for a few minutes; the file is sent as an attachment. */
  url: z.string(),
  filetype: z.enum(fileTypes),
  filename: z.string(),
  /** In bytes. */
  size: z.number().int(),
  areaId: z.number(),
  /** Null for a document of the area itself. */
  questionId: z.number().nullable(),
  uploadedAt: instant,
  /** The name of the person who uploaded it. */
  uploadedBy: z.string(),
});
export type Document = z.output<typeof document>;

export const signedUrlInput = onQuestionnaire.extend({
  module: z.literal('documents'),
  name: sentFileName,
  type: sentFileType,
});

/** The file is sent to `url` by PUT with its `content-type`; `name` is the `value` of the submit. */
export const signedUrlReply = z.object({ url: z.string(), name: z.string() });

export const documentSubmitInput = onQuestionnaire.extend({
  entityType: z.enum(['question', 'area']),
  entityId: id,
  /** The title. */
  name: documentTitle,
  /** The stored name from `mediaGetSignedUrl`. */
  value: z.string().max(100),
  file: z.object({ name: sentFileName, type: sentFileType }),
});

export const documentDeleteInput = onQuestionnaire.extend({ documentId: id });

export const documentRenameInput = onQuestionnaire.extend({
  documentId: id,
  /** The new title. */
  name: documentTitle,
});

export const documentListInput = onQuestionnaire.extend({ language });

const listedQuestion = z.object({
  id: z.number(),
  /** Position in its area, from 1. */
  position: z.number().int(),
  title: z.string(),
  documentsRequired: flag,
  /** Either lock prevents a client from adding and deleting documents. */
  locked: flag,
  disabled: flag,
  documents: z.array(document),
});

const listedArea = z.object({
  id: z.number(),
  title: z.string(),
  /** With `position`, the address of the area's page. */
  categorySlug: z.string(),
  /** Position in its category, from 1. */
  position: z.number().int(),
  /** The documents of the area itself. */
  documents: z.array(document),
  questions: z.array(listedQuestion),
});
export type ListedArea = z.output<typeof listedArea>;

/** Every area that counts, in order. */
export const documentListReply = z.array(listedArea);
