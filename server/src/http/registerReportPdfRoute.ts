import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AddressInfo } from 'node:net';
import type { Reply } from '@cert/shared/contract';
import { refuse } from '@cert/shared/domain';
import type { AuthenticatedAccount } from '../accounts/findCaller.ts';
import { createPdfCache } from '../report/printing/createPdfCache.ts';
import type { PdfPrinter, PrintedFormat } from '../report/printing/createPdfPrinter.ts';
import type { RegistrySource } from '../site/registrySource.ts';
import { describeSender, findQuestionnaireId, parseCall, type Call } from './call.ts';
import { handleCall, type CallEnvironment } from './handleCall.ts';
import { calledActionDecorator } from './registerRequestMetrics.ts';
import { sendRefusal, toRefusalReply } from './toRefusalReply.ts';

/** Fields of the call that are also query parameters of the report's page. */
const pageFields = ['benchmarkCountry', 'benchmarkIndustry', 'benchmarkGroup'] as const;

/** The views that a report's address can name; an address without such a name shows the standard view. */
const namedViews: readonly unknown[] = ['beyond', 'scorecard'];

/**
 * Maximum time to wait for a PDF. It is shorter than the 20 s after which pages give up a call (`callTimeoutMs`), and
 * than the limits of connections and proxies.
 */
const replyWithinMs = 12_000;
const retryAfterSeconds = 1;

type PdfDependencies = {
  printer: PdfPrinter;
  environment: CallEnvironment;
  /** Reads the registry of modules, a part of the cache key: another release may render the report differently. */
  readRegistry: RegistrySource;
  /** Origin at which this machine's browser opens the site; undefined for the server's own port. */
  siteOrigin: string | undefined;
};

/**
 * Registers `POST /report.pdf`: the report as PDF, with the fields of the action that reads it (`report` for the team,
 * `releasedReport` for the organisation) and `view`. The rights are those of the action: it is called first, with the
 * caller's token, and the page is printed with the same token. A PDF that takes long is answered with 202 and
 * `retry-after`. `POST /scorecard.png` does the same for the picture of the scorecard, whatever the field `view` says.
 * See docs/product/report.md#pdf.
 */
export function registerReportPdfRoute(
  app: FastifyInstance,
  { printer, environment, readRegistry, siteOrigin }: PdfDependencies,
): void {
  const pdfs = createPdfCache();
  app.addHook('onClose', () => printer.stop());
  for (const [url, format] of Object.entries(routes))
    app.route({
      method: 'POST',
      url: `/${url}`,
      compress: false,
      errorHandler: (error, request, reply) =>
        void sendRefusal(toRefusalReply(error, request.id), { error, request, reply }),
      handler: (request, reply) => {
        request.setDecorator(calledActionDecorator, url);
        return answer(request, reply, format);
      },
    });

  async function answer(request: FastifyRequest, reply: FastifyReply, format: PrintedFormat) {
    const call = parsePdfCall(request);
    let account: AuthenticatedAccount | undefined;
    const { reply: read, etag } = await handleCall(
      { ...call, questionnaireIdOrRefusal: findQuestionnaireId(call) },
      environment,
      {
        account: (found) => {
          account = found;
          request.log = request.log.child({ accountId: found.id });
        },
        event: () => undefined,
      },
    );
    if (!account || !call.token) throw refuse('signed-out');
    if (call.name === 'releasedReport' && !(read as Reply<'releasedReport'>).report)
      throw refuse('not-found');
    environment.rateLimits.takeWrite(account.id);
    const view = format === 'png' ? 'scorecard' : call.fields.view;
    const path = pathOfReport(call, view);
    const key = JSON.stringify([account.id, etag, path, format, await readRegistry()]);
    const origin = siteOrigin ?? originOf(app);
    const page = { url: `${origin}${path}`, storage: sessionOf(account, call.token), format };
    const startedAt = performance.now();
    const pdf = await withinReply(pdfs.get(key, () => printer.print(page)));
    reply.header('cache-control', 'no-store');
    // Printing continues in the background, and the PDF stays in the cache until the page requests it again.
    if (!pdf) return reply.code(202).header('retry-after', String(retryAfterSeconds)).send();
    request.log.info(
      { bytes: pdf.length, ms: Math.round(performance.now() - startedAt), format },
      'report as file',
    );
    return reply
      .header('content-disposition', 'attachment')
      .type(mediaTypes[format])
      .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
  }
}

/** The routes, and the format that each of them prints. */
const routes: Readonly<Record<string, PrintedFormat>> = {
  'report.pdf': 'pdf',
  'scorecard.png': 'png',
};

const mediaTypes = { pdf: 'application/pdf', png: 'image/png' } as const;

/** Waits for a PDF as long as a request may last; undefined if it takes longer. */
async function withinReply(printed: Promise<Uint8Array>): Promise<Uint8Array | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), replyWithinMs);
  });
  return Promise.race([printed, late]).finally(() => clearTimeout(timer));
}

/**
 * Creates the call that reads the report with these fields. For the team, the call is only authorized: its handler does
 * not run, because `*` matches every ETag. For the organisation, the handler runs, because only its reply tells whether
 * the report is released.
 */
function parsePdfCall(request: FastifyRequest): Call {
  const fields: { action?: unknown } = Object(request.body);
  const isReleased = fields.action === 'releasedReport';
  return parseCall({
    method: 'GET',
    query: { ...fields, action: isReleased ? 'releasedReport' : 'report' },
    body: undefined,
    ...describeSender(request),
    knownTags: isReleased ? undefined : '*',
  });
}

/** Returns path and query of the report's page. The fields were validated by the action, except for the view. */
function pathOfReport({ name, fields }: Pick<Call, 'name' | 'fields'>, view: unknown): string {
  const { id, language, benchmarkNew } = fields;
  const isNewest = name === 'report' && Number(benchmarkNew) === 1;
  const query = new URLSearchParams();
  if (namedViews.includes(view)) query.set('view', String(view));
  for (const name of pageFields) if (fields[name]) query.set(name, String(fields[name]));
  const search = query.size > 0 ? `?${query}` : '';
  return `/${String(language)}/${Number(id)}/report${isNewest ? '/new' : ''}${search}`;
}

/**
 * Returns the session in the form in which the site keeps it in the browser's storage (`storageKeys` of the platform).
 */
function sessionOf({ id, name, email, isCertifier }: AuthenticatedAccount, token: string) {
  return {
    certifier: JSON.stringify(isCertifier),
    account: JSON.stringify({ id, name, email }),
    authToken: token,
  };
}

/** Returns the origin of the server's own port, for a browser on this machine. */
function originOf(app: FastifyInstance): string {
  const { address, family, port } = app.server.address() as AddressInfo;
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}
