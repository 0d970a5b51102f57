import { refuse, Refusal } from '@cert/shared/domain';
import { findUnstorablePath } from './boundedFields.ts';
import { contract, type Action, type ActionName, questionnaireInput } from '@cert/shared/contract';
import { z } from 'zod';
import { parseFields } from './parseFields.ts';

/** A request to `/api`, independent of HTTP. */
export type Call = {
  name: ActionName;
  action: Action;
  /** All fields except `action` and `authToken`, not validated. */
  fields: { [name: string]: unknown };
  token: string | undefined;
  clientAddress: string;
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
    fields,
    token: typeof authToken === 'string' && authToken !== '' ? authToken : undefined,
    clientAddress: request.clientAddress,
    knownTags: request.knownTags,
  };
}

function isActionName(name: unknown): name is ActionName {
  return typeof name === 'string' && Object.hasOwn(contract, name);
}

const { id } = questionnaireInput.shape;
/** Built once: creating a schema is much more expensive than using it. */
const places = { id: questionnaireInput, questionnaireId: z.object({ questionnaireId: id }) };

/**
 * The id of the questionnaire that a call is about; undefined if its action is about none. An invalid id gives a
 * refusal as a value instead of throwing it, because authentication comes first.
 */
export function findQuestionnaireId({ action, fields }: Call): number | Refusal | undefined {
  if (action.may === 'anyone' || action.may === 'signed-in') return undefined;
  const field = action.questionnaireIn ?? 'id';
  try {
    const place = parseFields(places[field], { [field]: fields[field] });
    return (place as Record<typeof field, number>)[field];
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
