import { z } from 'zod';
import { cleanTitle, fileTypes } from '../domain/index.ts';
import { flag, id, instant, language, onQuestionnaire } from './fields.ts';

/** As the uploader's machine names it; the server keeps the last part of a path, without what cannot be in a name. */
const sentFileName = z.string().min(1).max(1000);
/** A media type; one that is not allowed is refused as `wrong-file-type`. */
const sentFileType = z.string().max(200);

/** Cleaned of what `cleanTitle` takes out; something must be left. */
const documentTitle = z.string().max(1000).transform(cleanTitle).pipe(z.string().min(1).max(300));

/** A file that was attached to a question or an area (spec 1 §3, "Document"). */
export const document = z.object({
  id: z.number(),
  title: z.string(),
  /** Good for a few minutes; the file comes as an attachment. */
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

/** The file is sent to `url` by a PUT with its `content-type`; `name` is what the submit names in `value`. */
export const signedUrlReply = z.object({ url: z.string(), name: z.string() });

export const documentSubmitInput = onQuestionnaire.extend({
  entityType: z.enum(['question', 'area']),
  entityId: id,
  /** The title. */
  name: documentTitle,
  /** The stored name that `mediaGetSignedUrl` gave. */
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
  /** Place within its area, from 1. */
  position: z.number().int(),
  title: z.string(),
  documentsRequired: flag,
  /** Both keep a client from adding and deleting documents. */
  locked: flag,
  disabled: flag,
  documents: z.array(document),
});

const listedArea = z.object({
  id: z.number(),
  title: z.string(),
  /** With `position` the address of the area's page. */
  categorySlug: z.string(),
  /** Place within its category, from 1. */
  position: z.number().int(),
  /** Those of the area itself. */
  documents: z.array(document),
  questions: z.array(listedQuestion),
});
export type ListedArea = z.output<typeof listedArea>;

/** Every area that counts, in order (spec 2 §3). */
export const documentListReply = z.array(listedArea);
