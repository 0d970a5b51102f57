import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findCaller } from '../accounts/findCaller.ts';
import { createBodyLimitHook } from './registerBodyParsers.ts';
import { handleCall, type CallEnvironment } from './handleCall.ts';
import { describeSender, parseCall, findQuestionnaireId } from './call.ts';
import { recordEvent, type EventMetrics } from './recordEvent.ts';
import { calledActionDecorator } from './registerRequestMetrics.ts';

type ApiDependencies = CallEnvironment & {
  /** Maximum size of a call's body for authenticated callers. */
  bodyLimitBytes: number;
  bodyWithinMs: number;
};

/** Registers `/api`, the only endpoint of the API. The code that answers calls is independent of Fastify. */
export function registerApiRoute(
  app: FastifyInstance,
  { bodyLimitBytes, bodyWithinMs, ...environment }: ApiDependencies,
  metrics: EventMetrics,
): void {
  const { db, limits, now } = environment;
  app.route({
    // Registers all methods, so that an unsupported one gets the contract's refusal instead of a 404.
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/api',
    bodyLimit: bodyLimitBytes,
    preParsing: createBodyLimitHook({
      limitBytes: bodyLimitBytes,
      withinMs: bodyWithinMs,
      isSession: async (token) => {
        const asked = { db, token, limits, now: now(), questionnaireId: undefined };
        return (await findCaller(asked)) !== undefined;
      },
    }),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      const call = parseCall({
        method: request.method,
        query: request.query,
        body: request.body,
        ...describeSender(request),
        knownTags: request.headers['if-none-match'],
      });
      request.setDecorator(calledActionDecorator, call.name);
      // From here on, log lines contain the action, and the caller after authentication.
      const questionnaireIdOrRefusal = findQuestionnaireId(call);
      request.log = request.log.child({
        action: call.name,
        ...(typeof questionnaireIdOrRefusal === 'number' && {
          questionnaireId: questionnaireIdOrRefusal,
        }),
      });
      const answered = await handleCall({ ...call, questionnaireIdOrRefusal }, environment, {
        account: ({ id }) => {
          request.log = request.log.child({ accountId: id });
        },
        event: (event) => recordEvent(event, { log: request.log, metrics }),
      });
      const { reply: answer, etag } = answered;
      if (etag) reply.header('etag', etag);
      if (answer === undefined) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
    },
  });
}
