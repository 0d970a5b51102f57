import type { FastifyInstance } from 'fastify';
import type { Programme } from '../content/schema/programme.ts';

/**
 * Content-Security-Policy of drawings: they cannot run or load anything, also if a user opens their URL; inline styles
 * are allowed.
 */
const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** Serves the programme's drawings at content-addressed URLs. */
export function pictureRoutes(app: FastifyInstance, { brand, sponsors }: Programme): void {
  const { logo, logoOnBrand, icon, ornament } = brand;
  const all = [logo, logoOnBrand, icon, ornament, ...sponsors.map((sponsor) => sponsor.logo)];
  const pictures = all.filter((picture) => picture !== null);
  const byAddress = new Map(pictures.map((picture) => [picture.address, picture]));
  for (const { address, svg } of byAddress.values())
    app.get(address, (_request, reply) =>
      reply
        .headers({
          'content-security-policy': drawingPolicy,
          'cache-control': 'public, max-age=31536000, immutable',
        })
        .type('image/svg+xml; charset=utf-8')
        .send(svg),
    );
}
