import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { Reply } from '@cert/shared/contract';
import { refuse } from '@cert/shared/domain';
import { createChangeWatcher, type ChangeStreamLimits } from '../audit/createChangeWatcher.ts';
import { describeSender, findQuestionnaireId, parseCall } from './call.ts';
import { handleCall, type CallEnvironment } from './handleCall.ts';
import { sendRefusal, toRefusalReply } from './toRefusalReply.ts';

/** The path of the streams. A proxy must not buffer it: `deploy/nginx.conf.template`. */
export const changeStreamPath = '/api/changes';

/**
 * Registers `GET /api/changes`, a stream of server-sent events for an open page: the call `changeTag`, or
 * `accountChangeTag` if the address names no questionnaire. The call, with its input and its rights, is answered again
 * whenever its reply is another one. Events: `tag` with the tag, first the present one; `alive` when nothing has changed
 * for a while; `refused` when the page may no longer read the tag, after which the stream ends. A page without a stream
 * makes the call periodically: docs/product/saving.md#live-pages.
 */
export function registerChangeStream(
  app: FastifyInstance,
  { environment, limits }: { environment: CallEnvironment; limits: ChangeStreamLimits },
): void {
  const watcher = createChangeWatcher({
    db: environment.db,
    limits,
    onFailure: (error) => app.log.warn({ err: error }, 'open pages cannot be told of changes'),
  });
  const endings = new Set<() => void>();
  let isStopping = false;
  app.addHook('preClose', (done) => {
    isStopping = true;
    for (const end of endings) end();
    done();
  });

  app.route({
    method: 'GET',
    url: changeStreamPath,
    compress: false,
    exposeHeadRoute: false,
    errorHandler: (error, request, reply) =>
      void sendRefusal(toRefusalReply(error, request.id), { error, request, reply }),
    handler: async (request, reply) => {
      const { questionnaireId, accountId, readTag } = await openCall(request);
      // A stream that opened now would keep the server from stopping.
      if (isStopping) throw refuse('unavailable', { retryAfterSeconds: 5 });
      const stream = new Readable({ read: () => undefined });
      const send = (event: string, data: string) =>
        stream.push(`event: ${event}\ndata: ${data}\n\n`);
      const end = () => {
        release();
        stream.push(null);
      };
      const stop = watcher.watch({
        accountId,
        questionnaireId,
        readTag,
        onTag: (tag) => send('tag', tag),
        onAlive: () => send('alive', ''),
        onRefusal: () => {
          send('refused', '');
          end();
        },
      });
      const lifetime = setTimeout(end, limits.streamMs);
      const release = () => {
        stop();
        clearTimeout(lifetime);
        endings.delete(end);
      };
      endings.add(end);
      stream.once('close', release);
      return reply
        .headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
        .type('text/event-stream; charset=utf-8')
        .send(stream);
    },
  });

  /** Parses the request as a call of a change tag, and makes this call once. @throws Refusal as that call does */
  async function openCall(request: FastifyRequest) {
    const query = request.query as object;
    const action = 'id' in query ? 'changeTag' : 'accountChangeTag';
    const call = parseCall({
      method: 'GET',
      query: { ...query, action },
      body: undefined,
      ...describeSender(request),
      knownTags: undefined,
    });
    const questionnaireIdOrRefusal = findQuestionnaireId(call);
    let accountId = 0;
    const readTag = async () => {
      const { reply } = await handleCall({ ...call, questionnaireIdOrRefusal }, environment, {
        account: ({ id }) => (accountId = id),
        event: () => undefined,
      });
      return (reply as Reply<typeof action>).tag;
    };
    await readTag();
    const questionnaireId = questionnaireIdOrRefusal as number | undefined;
    request.log = request.log.child({ accountId, questionnaireId });
    return { accountId, questionnaireId, readTag };
  }
}
