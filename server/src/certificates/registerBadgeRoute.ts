import type { FastifyInstance } from 'fastify';
import { maxCertificateNumberLength } from '@cert/shared/domain';
import type { RateLimits } from '../rateLimits.ts';
import { sendNotFound } from '../site/sendNotFound.ts';
import { sendRefusal, toRefusalReply } from '../http/toRefusalReply.ts';
import type { BaseContext } from '../useCase.ts';
import { drawBadge } from './drawBadge.ts';
import { findValidCertificate } from './findValidCertificate.ts';

/** Seconds for which browsers may cache a badge; a withdrawn one disappears from other sites within this time. */
const keepSeconds = 600;

type Dependencies = Pick<BaseContext, 'db' | 'programme' | 'readEdition'> & {
  rateLimits: Pick<RateLimits, 'takeVerification'>;
};

/**
 * Registers `GET /badge/{number}.svg`: the badge that a certified organisation shows on its own site. No sign-in is
 * needed. The badge is sent while the certificate is valid and the badge is not withdrawn; otherwise the reply is 404.
 * See docs/product/certificate.md#badge.
 */
export function registerBadgeRoute(
  app: FastifyInstance,
  { rateLimits, ...dependencies }: Dependencies,
): void {
  app.route<{ Params: { file: string } }>({
    method: 'GET',
    url: '/badge/:file',
    errorHandler: (error, request, reply) =>
      void sendRefusal(toRefusalReply(error, request.id), { error, request, reply }),
    handler: async ({ params: { file }, ip }, reply) => {
      const number = /^(.+)\.svg$/.exec(file)?.[1];
      if (number === undefined || number.length > maxCertificateNumberLength)
        return sendNotFound(reply);
      rateLimits.takeVerification(ip);
      const certificate = await findValidCertificate(number, dependencies);
      if (!certificate?.isBadgeShown) return sendNotFound(reply);
      const { product, beyondProduct, provider, brand } = dependencies.programme;
      return (
        reply
          .type('image/svg+xml')
          .header('cache-control', `public, max-age=${keepSeconds}`)
          // Other sites embed the badge.
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(
            drawBadge(
              {
                ...certificate,
                product: certificate.kind === 'beyond' ? beyondProduct : product,
                provider,
              },
              brand.tokens.light,
            ),
          )
      );
    },
  });
}
