import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findSession } from '../accounts/findSession.ts';
import { admitBodies } from './acceptBodies.ts';
import { answerCall, type CallEnvironment } from './answerCall.ts';
import { parseCall } from './call.ts';
import { calledAction } from './countCalls.ts';

type ApiParts = CallEnvironment & {
  /** Of a signed-in caller's call. */
  bodyLimitBytes: number;
  bodyWithinMs: number;
};

/** The one endpoint. Nothing behind it knows Fastify. */
export function apiRoute(
  app: FastifyInstance,
  { bodyLimitBytes, bodyWithinMs, ...environment }: ApiParts,
): void {
  const { db, limits, now } = environment;
  app.route({
    // Wrong methods, too, are answered as the contract says and not as an unknown address.
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/api',
    bodyLimit: bodyLimitBytes,
    preParsing: admitBodies({
      limitBytes: bodyLimitBytes,
      withinMs: bodyWithinMs,
      isSession: async (token) =>
        (await findSession({ db, token, limits, now: now(), questionnaireId: undefined })) !==
        undefined,
    }),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      const call = parseCall({
        method: request.method,
        query: request.query,
        body: request.body,
        clientAddress: request.ip,
        knownTags: request.headers['if-none-match'],
      });
      request.setDecorator(calledAction, call.name);
      // From here on every line of the log says what was called, and by whom once that is known.
      request.log = request.log.child({ action: call.name });
      const { reply: answer, etag } = await answerCall(call, environment, (account) => {
        request.log = request.log.child({ accountId: account.id });
      });
      if (etag) reply.header('etag', etag);
      if (answer === undefined) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
    },
  });
}
