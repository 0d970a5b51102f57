import type { Locator } from '@playwright/test';

/** A colour as red, green and blue, 0 to 255, and its share of the area, 0 to 1. */
export type MeasuredColour = { rgb: readonly [number, number, number]; share: number };

/**
 * Reads the colours of an element as they are on the screen, from a screenshot: the most frequent first. Colours with
 * less than one per cent of the area, such as smoothed edges, are left out.
 */
export async function readColours(element: Locator): Promise<MeasuredColour[]> {
  const picture = (await element.screenshot({ animations: 'disabled' })).toString('base64');
  // Uses a blank page, because the site's Content-Security-Policy forbids pictures from data addresses.
  const blank = await element.page().context().newPage();
  try {
    return await blank.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const { width, height } = image;
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('the browser has no canvas');
      context.drawImage(image, 0, 0);
      const pixels = context.getImageData(0, 0, width, height).data;
      const counts = new Map<string, number>();
      for (let at = 0; at < pixels.length; at += 4) {
        const key = pixels.slice(at, at + 3).join(' ');
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      return [...counts]
        .map(([key, count]) => ({
          rgb: key.split(' ').map(Number) as unknown as readonly [number, number, number],
          share: count / (width * height),
        }))
        .filter(({ share }) => share >= 0.01)
        .sort((one, other) => other.share - one.share);
    }, picture);
  } finally {
    await blank.close();
  }
}

/** The contrast of two colours by WCAG 2, 1 to 21. */
export function calculateContrast(one: MeasuredColour, other: MeasuredColour): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf({ rgb }: MeasuredColour): number {
  const [red, green, blue] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
