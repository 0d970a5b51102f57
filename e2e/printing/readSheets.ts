import type { Page } from '@playwright/test';

/** A sheet of the report on the page. */
export type Sheet = {
  id: string;
  /** Its visible words. */
  words: string[];
  /** Labels of its charts and pictures. */
  figures: string[];
  /** Number of raster images. */
  pictures: number;
  /** The links on the sheet, with the page numbers printed after them. */
  links: { href: string; page: number | null }[];
  /** The page number in its footer. */
  page: number | null;
  /** The share of the height between headline and footer (0 to 1) that has texts or drawings. */
  fill: number;
  /** Size in points and first words of the smallest text on paper, also in drawings; texts on a curve are ignored. */
  smallest: { points: number; text: string } | null;
  /** Its headline, with single spaces; null without one. */
  headline: string | null;
  /** Whether the headline says that the sheet continues the previous one. */
  isContinued: boolean;
  /** The number of rows of its chart; 0 without one. */
  rows: number;
  /**
   * One sentence for each layout error: content that overflows, overlaps, is clipped or is not drawn; a broken word.
   */
  errors: string[];
};

/** Waits until fonts, charts and the page breaks of all sheets are final. */
export async function waitForSheets(page: Page): Promise<void> {
  await page.locator('section[data-theme="light"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => {
    const figures = [...document.querySelectorAll('section[data-theme="light"] [role="img"]')];
    const isDrawn = (figure: Element) =>
      figure instanceof SVGElement || figure.querySelector('svg path, svg rect, svg circle');
    const unfinished = '[data-measuring], [data-drawing], [aria-busy="true"]';
    return !document.querySelector(unfinished) && figures.every(isDrawn);
  });
}

/** Reads all sheets in the page's current medium (screen or print). */
export function readSheets(page: Page): Promise<Sheet[]> {
  return page.evaluate(() => {
    /** Allowed difference in pixels, because edges are rounded to whole pixels. */
    const tolerance = 1;
    /** Width of A4 landscape, in points and in millimetres. */
    const pageWidth = { points: 841.89, mm: 297 };
    /** The largest gap between a text or drawing and the next one that counts as filled, in millimetres. */
    const maxSpacingMm = 10;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('.screen-only, [data-measuring]');
    const sheets = [...document.querySelectorAll('section[data-theme="light"]')].filter(isShown);
    // Hide ornaments and texts for screen readers while measuring: they may be larger than the sheet.
    const unmeasured = [
      ...document.querySelectorAll<HTMLElement | SVGElement>('.visually-hidden, svg[aria-hidden]'),
    ].filter((element) => getComputedStyle(element).position === 'absolute');
    for (const element of unmeasured) element.style.display = 'none';
    const read = sheets.map((sheet) => {
      const errors: string[] = [];
      const paper = sheet.getBoundingClientRect();
      const footer = sheet.querySelector('footer');
      const foot = footer?.getBoundingClientRect().top ?? paper.bottom;
      const texts: { text: string; owner: Element; rects: DOMRect[] }[] = [];
      const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const owner = node.parentElement;
        if (!owner || !node.textContent?.trim() || !isShown(owner) || isForScreenReaders(owner))
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
        texts.push({ text: node.textContent, owner, rects });
        // Skip texts on a curve: each of their letters has another vertical position.
        if (owner.closest('textPath')) continue;
        for (const { 0: word, index } of node.textContent.matchAll(
          /(?<!\p{L})\p{L}{1,24}(?!\p{L})/gu,
        )) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          if (new Set(tops).size > 1) errors.push(`“${word}” is broken across lines`);
        }
      }
      for (const { text, owner, rects } of texts)
        for (const { left, right, top, bottom } of rects.map(letters)) {
          if (left < paper.left - tolerance || right > paper.right + tolerance)
            errors.push(`“${start(text)}” overflows the sheet horizontally`);
          if (top < paper.top - tolerance || bottom > paper.bottom + tolerance)
            errors.push(`“${start(text)}” overflows the sheet vertically`);
          else if (!footer?.contains(owner) && bottom > foot + tolerance)
            errors.push(`“${start(text)}” overlaps the footer`);
        }
      errors.push(...findOverlaps());
      for (const element of [sheet, sheet.firstElementChild ?? sheet])
        if (element.scrollHeight > element.clientHeight + tolerance)
          errors.push(`${element.scrollHeight - element.clientHeight} px overflow`);
      for (const { text, owner, rects } of texts)
        if (rects.some((rect) => isClipped(owner, rect)))
          errors.push(`“${start(text)}” is clipped`);
      for (const drawing of sheet.querySelectorAll('[role="img"] svg, img'))
        if (isShown(drawing) && isClipped(drawing, drawing.getBoundingClientRect()))
          errors.push('a drawing is clipped');
      const figures = [...sheet.querySelectorAll('[role="img"]')].filter(
        (figure) => isShown(figure) && !isForScreenReaders(figure),
      );
      for (const figure of figures) {
        const { width, height, bottom } = figure.getBoundingClientRect();
        const label = figure.getAttribute('aria-label') ?? '';
        if (width < 1 || height < 1) errors.push(`the figure “${start(label)}” is not drawn`);
        if (bottom > foot + tolerance)
          errors.push(`the figure “${start(label)}” overlaps the footer`);
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
        fill: measureFill(),
        smallest: findSmallest(),
        headline: sheet.querySelector('h1, h2')?.textContent.replaceAll(/\s+/g, ' ').trim() ?? null,
        isContinued: sheet.querySelector('header h2 > small') !== null,
        // Count the rows of the table for screen readers: each chart has one with the same rows.
        rows: sheet.querySelectorAll('tbody tr').length,
        errors: [...new Set(errors)],
      };

      /** Measures `fill`: adds the heights of texts, drawings and small gaps (`maxSpacingMm`), overlaps only once. */
      function measureFill(): number {
        const header = sheet.querySelector('header');
        const top = header?.getBoundingClientRect().bottom ?? paper.top;
        const spacing = (maxSpacingMm * paper.width) / pageWidth.mm;
        const isContent = (element: Element) => !element.closest('header, footer');
        const boxes = [
          ...texts.filter(({ owner }) => isContent(owner)).flatMap(({ rects }) => rects),
          ...figures.filter(isContent).map((figure) => figure.getBoundingClientRect()),
        ].sort((one, other) => one.top - other.top);
        let filled = 0;
        let end = -Infinity;
        for (const box of boxes) {
          const from = box.top - end <= spacing ? end : box.top;
          filled += Math.max(0, box.bottom - from);
          end = Math.max(end, box.bottom);
        }
        return filled / (foot - top);
      }

      function findSmallest(): Sheet['smallest'] {
        // Ignore letters on a curve: they are only a decoration, so they may be small.
        const plain = texts.filter(({ owner }) => !owner.closest('textPath'));
        const sizes = plain.map(({ text, owner }) => {
          const scale = owner instanceof SVGGraphicsElement ? (owner.getScreenCTM()?.a ?? 1) : 1;
          const pixels = Number.parseFloat(getComputedStyle(owner).fontSize) * scale;
          return { points: (pixels * pageWidth.points) / paper.width, text: start(text) };
        });
        return sizes.sort((one, other) => one.points - other.points)[0] ?? null;
      }

      /** Whether an ancestor with hidden overflow clips a part of the element. */
      function isClipped(element: Element, rect: DOMRect): boolean {
        const { left, right, top, bottom } = letters(rect);
        for (
          let around: Element | null = element;
          around && around !== sheet;
          around = around.parentElement
        ) {
          const { overflowX, overflowY } = getComputedStyle(around);
          const frame = around.getBoundingClientRect();
          if (
            overflowX !== 'visible' &&
            (left < frame.left - tolerance || right > frame.right + tolerance)
          )
            return true;
          if (
            overflowY !== 'visible' &&
            (top < frame.top - tolerance || bottom > frame.bottom + tolerance)
          )
            return true;
        }
        return false;
      }

      /** Finds texts that overlap texts of other elements. */
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
                Math.min(one.right, other.right) - Math.max(one.left, other.left) > tolerance &&
                Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > tolerance,
            )
            .map((other) => `“${start(one.text)}” and “${start(other.text)}” overlap`),
        );
      }
    });
    for (const element of unmeasured) element.style.display = '';
    return read;

    /** Returns the area of the letters, because the box of a text is higher than its letters. */
    function letters({ left, right, top, bottom, height }: DOMRect) {
      const trim = height * 0.25;
      return { left, right, top: top + trim, bottom: bottom - trim };
    }

    function numberIn(element: Element | null | undefined): number | null {
      const words = element?.textContent?.trim() ?? '';
      return /^\d+$/.test(words) ? Number(words) : null;
    }

    function isForScreenReaders(element: Element): boolean {
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
