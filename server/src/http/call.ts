import type { IncomingHttpHeaders } from 'node:http';
import { refuse, Refusal } from '@cert/shared/domain';
import { findUnstorablePath, isBoundedJson } from './registerBodyParsers.ts';
import { contract, type Action, type ActionName, questionnaireInput } from '@cert/shared/contract';
import { z } from 'zod';

/** A request to `/api`, independent of HTTP. */
export type Call = {
  name: ActionName;
  action: Action;
  /** All fields except `action` and `authToken`, not validated. */
  fields: { [name: string]: unknown };
  token: string | undefined;
  clientAddress: string;
  /** The `User-Agent` header. */
  userAgent: string | undefined;
  /** The `Origin` header: the origin of the page that calls; browsers send it with every POST. */
  pageOrigin: string | undefined;
  /** The `If-None-Match` header: the ETags of the replies that the caller has cached. */
  knownTags: string | undefined;
};

/**
 * Parses a call: from the query of a GET, from the body of a POST.
 * @throws Refusal invalid-input naming `action` if it is unknown or the method is wrong, `body` if it is not an object,
 *   or a field with a text that cannot be stored
 */
export function parseCall(request: {
  method: string;
  query: unknown;
  body: unknown;
  clientAddress: string;
  userAgent: string | undefined;
  pageOrigin: string | undefined;
  knownTags: string | undefined;
}): Call {
  const isPost = request.method === 'POST';
  const sent = isPost ? request.body : request.query;
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    throw refuse('invalid-input', { fields: { body: 'malformed' } });
  const { action: name, authToken, ...fields } = sent as Record<string, unknown>;
  if (!isActionName(name))
    throw refuse('invalid-input', {
      fields: { action: name === undefined ? 'missing' : 'unknown' },
    });
  const action = contract[name];
  // HEAD is handled like GET.
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (action.method === 'POST' ? !isPost : !isRead)
    throw refuse('invalid-input', { fields: { action: 'wrong-method' } });
  const unstorable = findUnstorablePath(sent);
  if (unstorable)
    throw refuse('invalid-input', { fields: { [unstorable.join('.') || 'body']: 'malformed' } });
  return {
    name,
    action,
    // An empty value in a query, such as an unused filter, means that the field is absent.
    fields: isPost ? fields : withoutEmpty(fields),
    token: typeof authToken === 'string' && authToken !== '' ? authToken : undefined,
    clientAddress: request.clientAddress,
    userAgent: request.userAgent,
    pageOrigin: request.pageOrigin,
    knownTags: request.knownTags,
  };
}

/** Describes who sent a request, for `parseCall`. */
export function describeSender({
  ip,
  headers,
}: {
  ip: string;
  headers: IncomingHttpHeaders;
}): Pick<Call, 'clientAddress' | 'userAgent' | 'pageOrigin'> {
  return { clientAddress: ip, userAgent: headers['user-agent'], pageOrigin: headers.origin };
}

function withoutEmpty(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

function isActionName(name: unknown): name is ActionName {
  return typeof name === 'string' && Object.hasOwn(contract, name);
}

const { id } = questionnaireInput.shape;
/** The schemas are built once, because creating a schema is much more expensive than using it. */
const questionnaireIdSchemas = {
  id: questionnaireInput,
  questionnaireId: z.object({ questionnaireId: id }),
};

/**
 * Finds the id of the questionnaire that a call is about; undefined if its action is about none. For an invalid id, a
 * refusal is returned instead of thrown, because authentication comes first.
 */
export function findQuestionnaireId({ action, fields }: Call): number | Refusal | undefined {
  if (action.may === 'anyone' || action.may === 'signed-in') return undefined;
  const field = action.questionnaireIn ?? 'id';
  try {
    const parsed = parseFields(questionnaireIdSchemas[field], { [field]: fields[field] });
    return (parsed as Record<typeof field, number>)[field];
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

type Fields = { [name: string]: unknown };

/**
 * Validates the fields of a call against the action's input.
 * @throws Refusal invalid-input with `fields`: per invalid field (a dotted path) `missing` or `malformed`
 */
export function parseFields(schema: z.ZodType, fields: Fields): unknown {
  const read = schema instanceof z.ZodObject ? readTexts(schema, fields) : fields;
  const parsed = schema.safeParse(read);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path }) => [
    path.join('.'),
    valueAt(read, path) === undefined ? 'missing' : 'malformed',
  ]);
  throw refuse('invalid-input', { fields: Object.fromEntries(issues) });
}

/**
 * Converts the texts of a query or a form to the values that the schema expects: numbers, flags and structured fields
 * are sent as JSON text. A text that is valid for the schema stays a text. An empty text that is not valid means null
 * if the schema allows null; otherwise the field is left out.
 */
function readTexts(schema: z.ZodObject, fields: Fields): Fields {
  const read = Object.entries(fields).flatMap(([name, value]): [string, unknown][] => {
    const field = Object.hasOwn(schema.shape, name) ? (schema.shape[name] as z.ZodType) : undefined;
    if (typeof value !== 'string' || !field || field.safeParse(value).success)
      return [[name, value]];
    if (value === '') return field.safeParse(null).success ? [[name, null]] : [];
    const meant = parseJson(value);
    return [[name, meant !== undefined && field.safeParse(meant).success ? meant : value]];
  });
  return Object.fromEntries(read);
}

/** Parses JSON text; undefined if it is not JSON or exceeds the limits of a call. */
function parseJson(text: string): unknown {
  if (!isBoundedJson(text)) return undefined;
  try {
    const value = JSON.parse(text) as unknown;
    return findUnstorablePath(value) ? undefined : value;
  } catch {
    // The text is not JSON, and the schema has already refused it as a text.
    return undefined;
  }
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );
}
