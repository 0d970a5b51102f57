import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findSession } from '../accounts/findSession.ts';
import { limitBodies } from './registerBodyParsers.ts';
import type { Metrics } from '../monitoring/createMetrics.ts';
import { handleCall, type CallEnvironment } from './handleCall.ts';
import { parseCall, findQuestionnaireId } from './call.ts';
import { calledActionDecorator } from './registerRequestMetrics.ts';

type ApiParts = CallEnvironment & {
  /** Maximum size of a call's body for authenticated callers. */
  bodyLimitBytes: number;
  bodyWithinMs: number;
};

/** The API's only endpoint. The code that answers calls is independent of Fastify. */
export function apiRoute(
  app: FastifyInstance,
  { bodyLimitBytes, bodyWithinMs, ...environment }: ApiParts,
  metrics: Pick<Metrics, 'countSignIn'>,
): void {
  const { db, limits, now } = environment;
  app.route({
    // All methods are registered, so that an unsupported one gets the contract's refusal instead of a 404.
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/api',
    bodyLimit: bodyLimitBytes,
    preParsing: limitBodies({
      limitBytes: bodyLimitBytes,
      withinMs: bodyWithinMs,
      isSession: async (token) => {
        const asked = { db, token, limits, now: now(), questionnaireId: undefined };
        return (await findSession({ ...asked, hasChanges: false })) !== undefined;
      },
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
      request.setDecorator(calledActionDecorator, call.name);
      // From here on, log lines contain the action, and the caller after authentication.
      const place = findQuestionnaireId(call);
      request.log = request.log.child({
        action: call.name,
        ...(typeof place === 'number' && { questionnaireId: place }),
      });
      const answered = await handleCall({ ...call, place }, environment, {
        account: ({ id }) => {
          request.log = request.log.child({ accountId: id });
        },
        event: (event) => {
          request.log.info(event, 'account');
          if (event.event === 'sign-in') metrics.countSignIn(event.outcome);
        },
      });
      const { reply: answer, etag } = answered;
      if (etag) reply.header('etag', etag);
      if (answer === undefined) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
    },
  });
}
