/**
 * Converts an SVG file to PNG.
 * @param address of a file on this site; the browser does not let scripts read a picture of another site
 * @param size width and height in pixels
 * @throws {Error} if the drawing cannot be loaded
 */
export async function convertSvgToPng(address: string, size: number): Promise<Blob> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  canvas.getContext('2d')?.drawImage(image, 0, 0, size, size);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error(`${address} could not be drawn`);
  return png;
}
