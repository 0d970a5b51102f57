import type { Locator } from '@playwright/test';

/** Replaces the content of an editor by pasted HTML. */
export async function replaceWithPastedHtml(editor: Locator, html: string): Promise<void> {
  await editor.press('ControlOrMeta+A');
  await editor.press('Delete');
  await editor.evaluate((target, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    target.dispatchEvent(event);
  }, html);
}
