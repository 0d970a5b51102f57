import type { BrandTokens } from '../branding/deriveBrandTokens.ts';

/** The texts on a badge. */
type Badge = { organisation: string; year: number; product: string; provider: string };

/** Width and height of the drawing, in SVG units; browsers scale it. */
const size = 240;
/** Radius of the circle along which the provider's name is written, and the number of letters that fill half of it. */
const ring = { radius: 92, letters: 30 };

/**
 * Draws the badge of a certificate as SVG: a seal with product and year, around them the provider. It contains no text
 * that depends on the language, no script and no link.
 * @param colors the brand's colours of the light theme
 */
export function drawBadge(
  { organisation, year, product, provider }: Badge,
  { brand, brandInk }: Pick<BrandTokens, 'brand' | 'brandInk'>,
): string {
  const around = escapeXml(provider.toUpperCase());
  const lines = splitName(product);
  const [nameSize, lineHeight] = lines.length === 1 ? [22, 0] : [16, 19];
  const name = lines.map((line, index) => {
    // A line that is still too long after the split is compressed to the available width.
    const fit = isTooLong(line, nameSize)
      ? ` textLength="${nameWidth}" lengthAdjust="spacingAndGlyphs"`
      : '';
    const y = 146 - lineHeight / 4 + index * lineHeight;
    return `<text x="120" y="${y}" font-size="${nameSize}" font-weight="700"${fit}>${escapeXml(line)}</text>`;
  });
  const arc = Math.round(Math.PI * ring.radius * Math.min(provider.length / ring.letters, 1));
  const { radius } = ring;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}" role="img">
<title>${escapeXml(`${organisation} – ${product} ${year}`)}</title>
<circle cx="120" cy="120" r="118" fill="${brand}"/>
<g fill="none" stroke="${brandInk}" stroke-width="2"><circle cx="120" cy="120" r="110"/><circle cx="120" cy="120" r="80"/>
<circle cx="120" cy="92" r="24"/><ellipse cx="120" cy="92" rx="16" ry="24"/><ellipse cx="120" cy="92" rx="8" ry="24"/><path d="M120 68v48"/></g>
<path id="ring" fill="none" d="M${120 - radius} 120a${radius} ${radius} 0 0 1 ${2 * radius} 0"/>
<g fill="${brandInk}" text-anchor="middle" font-family="Georgia, 'Times New Roman', serif">
<text font-size="16" font-family="system-ui, sans-serif" font-weight="600"><textPath href="#ring" startOffset="50%" textLength="${arc}" lengthAdjust="spacingAndGlyphs">${around}</textPath></text>
${name.join('\n')}
<text x="120" y="${176 + lineHeight / 2.5}" font-size="${lineHeight === 0 ? 24 : 20}">${year}</text>
</g>
</svg>
`;
}

/** Width for the product's name in the seal, in SVG units. */
const nameWidth = 130;

/** Whether a text is probably wider than `nameWidth`. This is an estimate, because the server cannot measure text. */
const isTooLong = (text: string, fontSize: number): boolean =>
  text.length * fontSize * 0.56 > nameWidth;

/** Splits a name that is too long for one line, at the blank where the longer of the two lines is shortest. */
function splitName(name: string): string[] {
  const blanks = [...name.matchAll(/ /g)].map(({ index }) => index);
  if (!isTooLong(name, 22) || blanks.length === 0) return [name];
  const longer = (at: number) => Math.max(at, name.length - at - 1);
  const at = blanks.reduce((best, blank) => (longer(blank) < longer(best) ? blank : best));
  return [name.slice(0, at), name.slice(at + 1)];
}

const entities: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
