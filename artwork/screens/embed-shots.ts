import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asPhoto } from './edits.ts';
import { type Shot, takePart } from './shot.ts';

/** A page of somebody else: the tutorial on the script tag shows this very markup. */
const hostPage = (address: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<title>Mug workshop</title>
<style>
  body { margin: 0 auto; padding: 40px 32px; max-width: 1100px; font: 17px/1.5 Georgia, serif; color: #23303a; background: #f4f7f9; }
  h1 { margin: 0 0 8px; font-size: 40px; }
  form > button { margin-top: 20px; padding: 12px 24px; border: 0; background: #23303a; color: #fff; font: inherit; }
</style>
<script type="module" src="${address}/embed/v1/nano-banana.js"></script>
<h1>Your picture on a mug</h1>
<p>Choose a photo, change it until you like it, and add it to your order.</p>
<form method="post" enctype="multipart/form-data">
  <nano-banana-editor name="picture" required prompt="Make it a comic"></nano-banana-editor>
  <button>Add to my order</button>
</form>
</html>`;

/** As the tutorial on theming gives them. */
const themeTokens = {
  '--nb-banana': '#2f6fed',
  '--nb-banana-hover': '#1f5bd0',
  '--nb-banana-soft': '#e3ecfd',
  '--nb-on-banana': '#ffffff',
  '--nb-banana-text': '#1c4aa8',
  '--nb-surface': '#ffffff',
  '--nb-surface-2': '#eef2f7',
  '--nb-ink': '#16202e',
  '--nb-ink-2': '#4a5768',
  '--nb-line': '#d9e0ea',
  '--nb-radius-m': '4px',
  '--nb-radius-l': '6px',
  '--nb-radius-xl': '8px',
  '--nb-radius-pill': '6px',
};

export const embedShots: readonly Shot[] = [
  {
    name: 'screen-embed',
    width: 1164,
    take: async (page, address) => {
      const server = createServer((_request, response) =>
        response.setHeader('content-type', 'text/html').end(hostPage(address)),
      );
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      try {
        await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
        await page.locator('input[type=file]').setInputFiles({
          name: 'highfive.jpg',
          mimeType: 'image/jpeg',
          buffer: await asPhoto('highfive'),
        });
        await page.getByRole('button', { name: /^Generate/ }).click();
        await page.getByRole('button', { name: /^Download/ }).waitFor();
        await page.waitForLoadState('networkidle');
        const notices = page.getByRole('button', { name: 'Close', exact: true });
        for (const notice of await notices.all()) await notice.click();
        await page.mouse.move(0, 0);
        const form = await page.locator('form').boundingBox();
        if (!form) throw new Error('The form is not in sight');
        return await page.screenshot({
          animations: 'disabled',
          fullPage: true,
          clip: { x: 0, y: 0, width: 1164, height: form.y + form.height + 40 },
        });
      } finally {
        server.close();
      }
    },
  },
  {
    name: 'screen-themed',
    take: async (page, address) => {
      await page.goto(address);
      await page.getByRole('button', { name: 'Style', exact: true }).waitFor();
      const editor = page.getByRole('group', { name: 'Image editor', exact: true });
      await editor.locator('input[type=file]').setInputFiles({
        name: 'room.jpg',
        mimeType: 'image/jpeg',
        buffer: await asPhoto('room'),
      });
      await page.getByLabel('What should change?').fill('Make it cinematic');
      await page.getByRole('button', { name: /^Generate/ }).click();
      await page.getByRole('button', { name: /^Download/ }).waitFor();
      await page.waitForLoadState('networkidle');
      await page.locator('.nb-editor').evaluate((widget, tokens) => {
        if (!(widget instanceof HTMLElement)) return;
        for (const [name, value] of Object.entries(tokens)) widget.style.setProperty(name, value);
      }, themeTokens);
      return takePart(page, editor);
    },
  },
];
