import { SaxesParser } from 'saxes';

/** Thrown for an SVG file that cannot be used. The message continues a sentence that begins with the file's name. */
export class SvgError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SvgError';
  }
}

/** Maximum file size. Larger files usually contain embedded photographs, or data of the drawing program. */
const maxBytes = 64 * 1024;
/**
 * Maximum ratios of width to height and of height to width. A wider or higher logo would leave no space for the rest of
 * the page's header.
 */
const maxWidthRatio = 6;
const maxHeightRatio = 1.5;

/** Elements that only draw: no scripts, animation, loading, links or HTML. */
const drawing = new Set(
  `svg g defs symbol use title desc path circle ellipse rect line polyline polygon text tspan style
   linearGradient radialGradient stop clipPath mask pattern marker`.split(/\s+/),
);

const svgNamespace = 'http://www.w3.org/2000/svg';

/**
 * Validates an SVG: well-formed, drawing elements only, no scripts, event handlers, references to other files, entities
 * or processing instructions. Rejects instead of sanitizing, so the file is served as it was written.
 * @returns the drawing's size, and `inside`: the offset in the text at which the content of the root element begins
 * @throws SvgError
 */
export function parseSvg(text: string): { width: number; height: number; inside: number } {
  if (Buffer.byteLength(text) > maxBytes)
    throw new SvgError(`is larger than ${maxBytes / 1024} kB`);
  const parser = new SaxesParser({ xmlns: true, position: true });
  let root: { size: { width: number; height: number }; inside: number } | undefined;
  let style = '';
  parser.on('error', ({ message }) => {
    throw new SvgError(`is not well-formed XML (${message})`);
  });
  parser.on('doctype', () => {
    throw new SvgError('has a document type declaration');
  });
  parser.on('processinginstruction', () => {
    throw new SvgError('has a processing instruction');
  });
  parser.on('opentag', ({ local, uri, attributes, isSelfClosing }) => {
    if (uri !== svgNamespace || !drawing.has(local))
      throw new SvgError(`has <${local}>, which is not one of the elements that only draw`);
    for (const { local: name, value } of Object.values(attributes)) checkAttribute(name, value);
    if (root) return;
    if (local !== 'svg' || isSelfClosing) throw new SvgError('holds no drawing');
    root = { size: sizeOf(attributes['viewBox']?.value), inside: parser.position };
  });
  const addStyle = (part: string) => (style += part);
  parser.on('text', addStyle);
  parser.on('cdata', addStyle);
  parser.write(text).close();
  checkStyle(style, '<style>');
  if (!root) throw new SvgError('holds no drawing');
  return { ...root.size, inside: root.inside };
}

function checkAttribute(name: string, value: string): void {
  if (/^on/i.test(name)) throw new SvgError(`has the event handler ${name}`);
  if (['href', 'src'].includes(name.toLowerCase()) && !value.startsWith('#'))
    throw new SvgError(`refers to ${value.slice(0, 60)}, which is not in the file itself`);
  checkStyle(value, name);
}

/**
 * Rejects a style or an attribute's value that refers to anything except parts of the file (`url(#id)`). Backslashes
 * are rejected too, because escapes could hide other references.
 */
function checkStyle(style: string, where: string): void {
  const named = [...style.matchAll(/url\s*\(\s*["']?\s*(.?)/gi)];
  const isForeign = named.some(([, first]) => first !== '#');
  if (isForeign || /@import|image(-set)?\s*\(|\bsrc\s*\(|javascript:|\\/i.test(style))
    throw new SvgError(`refers to something outside of the file in ${where}`);
}

function sizeOf(viewBox = ''): { width: number; height: number } {
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0 && Number.isFinite(width * height)))
    throw new SvgError('has no viewBox with a width and a height');
  if (width > maxWidthRatio * height || height > maxHeightRatio * width)
    throw new SvgError(
      `is ${width} by ${height}: at most ${maxWidthRatio} times as wide as high, or ${maxHeightRatio} times as high as wide`,
    );
  return { width, height };
}
