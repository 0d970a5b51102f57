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
  /** Where its links lead to, and the page number that stands behind them. */
  links: { href: string; page: number | null }[];
  /** The number at its foot. */
  page: number | null;
  /** What does not keep within the sheet, or lies over something else; a sentence each. */
  errors: string[];
};

/** Waits until no sheet changes any more: fonts, charts, and what is measured for paper. */
export async function settleSheets(page: Page): Promise<void> {
  await page.locator('section[data-theme="light"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => {
    const figures = [...document.querySelectorAll('section[data-theme="light"] [role="img"]')];
    const isDrawn = (figure: Element) =>
      figure instanceof SVGElement || figure.querySelector('svg path, svg rect, svg circle');
    return (
      !document.querySelector('[data-measuring], [aria-busy="true"]') && figures.every(isDrawn)
    );
  });
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
    // An ornament may be larger than the sheet, and so may a table that is only heard.
    const beyond = [
      ...document.querySelectorAll<HTMLElement | SVGElement>('.visually-hidden, svg[aria-hidden]'),
    ].filter((element) => getComputedStyle(element).position === 'absolute');
    for (const element of beyond) element.style.display = 'none';
    const read = sheets.map((sheet) => {
      const errors: string[] = [];
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
        for (const { 0: word, index } of node.textContent.matchAll(
          /(?<!\p{L})\p{L}{1,24}(?!\p{L})/gu,
        )) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          if (new Set(tops).size > 1) errors.push(`“${word}” is broken in two`);
        }
      }
      for (const { text, owner, rects } of texts)
        for (const { left, right, top, bottom } of rects.map(letters)) {
          if (left < paper.left - slack || right > paper.right + slack)
            errors.push(`“${start(text)}” leaves the sheet at its side`);
          if (top < paper.top - slack || bottom > paper.bottom + slack)
            errors.push(`“${start(text)}” leaves the sheet`);
          else if (!footer?.contains(owner) && bottom > foot + slack)
            errors.push(`“${start(text)}” lies over the footer`);
        }
      errors.push(...findOverlaps());
      for (const element of [sheet, sheet.firstElementChild ?? sheet])
        if (element.scrollHeight > element.clientHeight + slack)
          errors.push(`${element.scrollHeight - element.clientHeight} px do not fit`);
      for (const { text, owner, rects } of texts)
        if (rects.some((rect) => isCut(owner, rect))) errors.push(`“${start(text)}” is cut`);
      for (const drawing of sheet.querySelectorAll('[role="img"] svg, img'))
        if (isShown(drawing) && isCut(drawing, drawing.getBoundingClientRect()))
          errors.push('a drawing is cut');
      const figures = [...sheet.querySelectorAll('[role="img"]')].filter(
        (figure) => isShown(figure) && !isOnlyHeard(figure),
      );
      for (const figure of figures) {
        const { width, height, bottom } = figure.getBoundingClientRect();
        const label = figure.getAttribute('aria-label') ?? '';
        if (width < 1 || height < 1) errors.push(`the figure “${start(label)}” is not drawn`);
        if (bottom > foot + slack) errors.push(`the figure “${start(label)}” lies over the footer`);
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
        links: [...sheet.querySelectorAll('a')].filter(isShown).map((link) => ({
          href: link.href,
          page: numberIn(link.nextElementSibling ?? link.lastElementChild),
        })),
        page: numberIn(footer?.lastElementChild),
        errors: [...new Set(errors)],
      };

      /** Whether something that hides what lies outside of it hides a part of this. */
      function isCut(element: Element, rect: DOMRect): boolean {
        const { left, right, top, bottom } = letters(rect);
        for (
          let around: Element | null = element;
          around && around !== sheet;
          around = around.parentElement
        ) {
          const { overflowX, overflowY } = getComputedStyle(around);
          const frame = around.getBoundingClientRect();
          if (overflowX !== 'visible' && (left < frame.left - slack || right > frame.right + slack))
            return true;
          if (overflowY !== 'visible' && (top < frame.top - slack || bottom > frame.bottom + slack))
            return true;
        }
        return false;
      }

      /** Letters that lie over letters of another element. */
      function findOverlaps(): string[] {
        const boxes = texts.flatMap(({ text, owner, rects }) =>
          rects.map((rect) => ({ text, owner, ...letters(rect) })),
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
    for (const element of beyond) element.style.display = '';
    return read;

    /** Where the letters of a piece of text are: its box is higher. */
    function letters({ left, right, top, bottom, height }: DOMRect) {
      const trim = height * 0.25;
      return { left, right, top: top + trim, bottom: bottom - trim };
    }

    function numberIn(element: Element | null | undefined): number | null {
      const words = element?.textContent?.trim() ?? '';
      return /^\d+$/.test(words) ? Number(words) : null;
    }

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
