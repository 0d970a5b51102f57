import type { Page } from '@playwright/test';

/** A sheet of the report as the page shows it. */
export type Sheet = {
  id: string;
  /** What it says, by words, without what is only heard. */
  words: string[];
  /** Charts and pictures on it. */
  figures: string[];
  /** Raster pictures on it. */
  pictures: number;
  /** Where its links lead to. */
  links: string[];
  /** What does not keep within the sheet, or lies over something else; a sentence each. */
  faults: string[];
};

/** Waits until no sheet changes any more: fonts, charts, and what is measured for paper. */
export async function settleSheets(page: Page): Promise<void> {
  await page.locator('section[data-theme="light"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => !document.querySelector('[data-measuring], [aria-busy="true"]'));
}

/** The sheets that are printed, as they are in the page's present medium. */
export function readSheets(page: Page): Promise<Sheet[]> {
  return page.evaluate(() => {
    /** Edges are drawn on whole pixels. */
    const slack = 1;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('.screen-only, [data-measuring]');
    const sheets = [...document.querySelectorAll('section[data-theme="light"]')].filter(isShown);
    // An ornament may be larger than the sheet.
    const ornaments = [...document.querySelectorAll<SVGElement>('svg[aria-hidden="true"]')].filter(
      (ornament) => getComputedStyle(ornament).position === 'absolute',
    );
    for (const ornament of ornaments) ornament.style.display = 'none';
    const read = sheets.map((sheet) => {
      const faults: string[] = [];
      const paper = sheet.getBoundingClientRect();
      const footer = sheet.querySelector('footer');
      const foot = footer?.getBoundingClientRect().top ?? paper.bottom;
      const texts: { text: string; owner: Element; rects: DOMRect[] }[] = [];
      const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const owner = node.parentElement;
        if (!owner || !node.textContent?.trim() || !isShown(owner) || isOnlyHeard(owner)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
        texts.push({ text: node.textContent, owner, rects });
      }
      for (const { text, owner, rects } of texts)
        for (const { left, right, top, bottom } of rects) {
          if (left < paper.left - slack || right > paper.right + slack)
            faults.push(`“${start(text)}” leaves the sheet at its side`);
          if (top < paper.top - slack || bottom > paper.bottom + slack)
            faults.push(`“${start(text)}” leaves the sheet`);
          else if (!footer?.contains(owner) && bottom > foot + slack)
            faults.push(`“${start(text)}” lies over the footer`);
        }
      faults.push(...findOverlaps());
      for (const element of [sheet, ...sheet.querySelectorAll('*')]) {
        const { overflowX, overflowY } = getComputedStyle(element);
        if (isOnlyHeard(element) || !(element instanceof HTMLElement) || !isShown(element))
          continue;
        const name = `${element.tagName.toLowerCase()} “${start(element.innerText)}”`;
        const isHeld = element === sheet || element.parentElement === sheet;
        if (overflowY !== 'visible' || isHeld)
          if (element.scrollHeight > element.clientHeight + slack && element.clientHeight > 0)
            faults.push(
              `${name} cuts ${element.scrollHeight - element.clientHeight} px of its height`,
            );
        if (overflowX !== 'visible' || isHeld)
          if (element.scrollWidth > element.clientWidth + slack && element.clientWidth > 0)
            faults.push(
              `${name} cuts ${element.scrollWidth - element.clientWidth} px of its width`,
            );
      }
      const figures = [...sheet.querySelectorAll('[role="img"]')].filter(
        (figure) => isShown(figure) && !isOnlyHeard(figure),
      );
      for (const figure of figures) {
        const { width, height, bottom } = figure.getBoundingClientRect();
        const label = figure.getAttribute('aria-label') ?? '';
        if (width < 1 || height < 1) faults.push(`the figure “${start(label)}” is not drawn`);
        if (bottom > foot + slack) faults.push(`the figure “${start(label)}” lies over the footer`);
      }
      return {
        id: sheet.id,
        words: texts.flatMap(({ text, owner }) =>
          shown(text, owner)
            .split(/\s+/)
            .filter((word) => word !== ''),
        ),
        figures: figures.map((figure) => figure.getAttribute('aria-label') ?? ''),
        pictures: [...sheet.querySelectorAll('img')].filter((img) => !img.src.endsWith('.svg'))
          .length,
        links: [...sheet.querySelectorAll('a')].filter(isShown).map(({ href }) => href),
        faults: [...new Set(faults)],
      };

      /** Letters that lie over letters of another element. */
      function findOverlaps(): string[] {
        const boxes = texts.flatMap(({ text, owner, rects }) =>
          rects.map(({ left, right, top, bottom }) => {
            // A line's box is higher than its letters.
            const trim = (bottom - top) * 0.25;
            return { text, owner, left, right, top: top + trim, bottom: bottom - trim };
          }),
        );
        return boxes.flatMap((one, index) =>
          boxes
            .slice(index + 1)
            .filter(
              (other) =>
                one.owner !== other.owner &&
                Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
                Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack,
            )
            .map((other) => `“${start(one.text)}” and “${start(other.text)}” lie over each other`),
        );
      }
    });
    for (const ornament of ornaments) ornament.style.display = '';
    return read;

    function isOnlyHeard(element: Element): boolean {
      return element.closest('.visually-hidden') !== null;
    }

    function start(text: string): string {
      return text.trim().replace(/\s+/g, ' ').slice(0, 40);
    }

    function shown(text: string, owner: Element): string {
      return getComputedStyle(owner).textTransform === 'uppercase' ? text.toUpperCase() : text;
    }
  });
}
