import type { Locator, Page } from 'playwright';
import { asPhoto } from './edits.ts';
import { type Shot, takePart } from './shot.ts';

/** The editor of the home page, by the words that a visitor reads. */
class Editor {
  readonly page: Page;
  readonly card: Locator;

  constructor(page: Page) {
    this.page = page;
    this.card = page.getByRole('group', { name: 'Image editor', exact: true });
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address);
    // The editor comes once somebody moves.
    await this.page.mouse.move(40, 40);
    await this.page.getByRole('button', { name: 'Style', exact: true }).waitFor();
  }

  async add(...renders: string[]): Promise<void> {
    const files = await Promise.all(
      renders.map(async (render) => ({
        name: `${render}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await asPhoto(render),
      })),
    );
    await this.card.locator('input[type=file]').setInputFiles(files);
    await this.page
      .getByRole('img', { name: `${renders.at(-1)}.jpg` })
      .first()
      .waitFor();
  }

  say(prompt: string): Promise<void> {
    return this.page.getByLabel('What should change?').fill(prompt);
  }

  press(name: string | RegExp): Promise<void> {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' }).click();
  }

  async make(prompt: string, version = 1): Promise<void> {
    await this.say(prompt);
    await this.press(/^Generate/);
    await this.page.getByRole('button', { name: `Version ${version}: ${prompt}` }).waitFor();
    await this.settled();
  }

  /** Nothing is on the way any more: the result is there, and so are its pictures. */
  async settled(): Promise<void> {
    await this.page.getByRole('button', { name: /^Download/ }).waitFor();
    await this.page.waitForLoadState('networkidle');
  }

  take(): Promise<Buffer> {
    return takePart(this.page, this.card);
  }

  /** Drags over the picture, in shares of its width and height. */
  async drag(surface: Locator, points: readonly (readonly [number, number])[]): Promise<void> {
    const box = await surface.boundingBox();
    if (!box) throw new Error('The picture is not in sight');
    for (const [index, [u, v]] of points.entries()) {
      await this.page.mouse.move(box.x + u * box.width, box.y + v * box.height, { steps: 6 });
      if (index === 0) await this.page.mouse.down();
    }
    await this.page.mouse.up();
  }
}

/** Marks the upper part of the beach as what may change. */
async function paintSky(editor: Editor) {
  await editor.press('Only here');
  const surface = editor.page.getByRole('group', { name: /^Paint over what may change/ });
  await surface.waitFor();
  await editor.page.getByLabel('Brush').last().fill('90');
  for (const v of [0.06, 0.16, 0.26, 0.34]) {
    await editor.drag(surface, [
      [0.3, v],
      [0.6, v],
      [0.97, v],
    ]);
  }
}

/** A picture of the editor after some steps. */
function editorShot(name: string, steps: (editor: Editor) => Promise<void>): Shot {
  return {
    name,
    take: async (page, address) => {
      const editor = new Editor(page);
      await editor.open(address);
      await steps(editor);
      return editor.take();
    },
  };
}

const beachWish = 'Put it on a beach and make the light warmer';

export const editorShots: readonly Shot[] = [
  editorShot('screen-editor-ready', async (editor) => {
    await editor.add('pet');
    await editor.say(beachWish);
  }),
  editorShot('screen-editor-result', async (editor) => {
    await editor.add('pet');
    await editor.make(beachWish);
  }),
  editorShot('screen-editor-refusal', async (editor) => {
    await editor.add('family');
    await editor.say('Give everyone a hat');
    await editor.press(/^Generate/);
    await editor.page.getByText('This works instead:').waitFor();
  }),
  editorShot('screen-editor-dial', async (editor) => {
    await editor.add('room');
    await editor.make('Make it warmer, add more contrast and a vignette');
    await editor.card.locator('.nb-plan button').first().click();
    await editor.card.locator('.nb-plan input[type=range]').first().fill('60');
  }),
  editorShot('screen-editor-versions', async (editor) => {
    await editor.add('highfive');
    await editor.make('Make it a comic');
    await editor.make('Turn it into an oil painting', 2);
    await editor.press(/^Edit again/);
    await editor.make('Add a white border', 3);
    await editor.press(/All versions/);
    await editor.page.getByText('kept in this browser').waitFor();
  }),
  editorShot('screen-editor-outline', async (editor) => {
    await editor.add('people');
    await editor.press('Mark');
    const surface = editor.page.getByRole('group', { name: /^Drag a box/ });
    await surface.waitFor();
    await editor.drag(surface, [
      [0.12, 0.15],
      [0.5, 0.5],
      [0.88, 0.86],
    ]);
    await editor.page.locator('.nb-mark__outline').first().waitFor();
  }),
  editorShot('screen-editor-mask', async (editor) => {
    await editor.add('beach');
    await paintSky(editor);
  }),
  editorShot('screen-editor-kept', async (editor) => {
    await editor.add('beach');
    await paintSky(editor);
    await editor.press('Done');
    await editor.make('Add a rainbow');
  }),
  editorShot('screen-editor-two', async (editor) => {
    await editor.add('pet', 'room');
    await editor.make('Put the subject of picture 1 into picture 2');
  }),
  editorShot('screen-optimizer', async (editor) => {
    await editor.add('room');
    await editor.say('make it wramer');
    await editor.page.getByRole('tab', { name: /Prompt Optimizer/ }).click();
    await editor.press('Optimize');
    await editor.page.getByRole('region', { name: 'Optimized prompt' }).waitFor();
  }),
  editorShot('screen-optimizer-ideas', async (editor) => {
    await editor.add('room');
    await editor.say('Make it warmer and add a soft vignette');
    await editor.page.getByRole('tab', { name: /Prompt Optimizer/ }).click();
    await editor.page.getByRole('tab', { name: /Suggestions/ }).click();
    await editor.press('Suggest ideas');
    await editor.page
      .getByRole('button', { name: /^Use this prompt:/ })
      .first()
      .waitFor();
  }),
  {
    ...editorShot('screen-dark', async (editor) => {
      await editor.add('family');
      await editor.make('Make it vintage with film grain');
    }),
    colorScheme: 'dark',
  },
  {
    name: 'screen-engine',
    take: async (page, address) => {
      const editor = new Editor(page);
      await editor.open(address);
      await editor.press('Embedded engine');
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      return dialog.screenshot({ animations: 'disabled' });
    },
  },
];
