import { expect, userEvent, waitFor, within } from 'storybook/test';

/** What a visitor does in the editor, for the stories' play functions. */
export function editorSteps(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const steps = {
    canvas,
    /** The words under or over the editor that are in the top layer or announced. */
    page: within(canvasElement.ownerDocument.body),
    prompt: () => canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'What should change?' }),
    generateButton: () => canvas.getByRole('button', { name: /^Generat/ }),
    pictures: () => canvas.queryAllByRole('img', { name: /^Picture \d of \d/ }),
    async ready() {
      await canvas.findByRole('button', { name: 'Style' });
    },
    async add(...files: File[]) {
      await steps.ready();
      // The picker's own filter is for people; what comes through it is judged anyway.
      const user = userEvent.setup({ applyAccept: false });
      const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
      if (!input) throw new Error('The editor has no file input');
      await user.upload(input, files);
    },
    /** Begins to drag files over the editor, or drops them on it. */
    async drag(kind: 'dragenter' | 'drop', ...files: File[]) {
      await steps.ready();
      steps.dragNow(kind, ...files);
    },
    /** The same, whatever is on show. */
    dragNow(kind: 'dragenter' | 'drop', ...files: File[]) {
      const dataTransfer = new DataTransfer();
      for (const file of files) dataTransfer.items.add(file);
      canvas
        .getByRole('group', { name: 'Image editor' })
        .dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
    },
    async addAndSee(...files: File[]) {
      const before = steps.pictures().length;
      await steps.add(...files);
      await waitFor(() => expect(steps.pictures()).toHaveLength(before + files.length));
    },
    async wish(text: string) {
      await userEvent.clear(steps.prompt());
      await userEvent.type(steps.prompt(), text);
    },
    async generate() {
      await userEvent.click(steps.generateButton());
    },
    async result() {
      return canvas.findByRole('slider', { name: 'Compare before and after' });
    },
    async makeResult(wish: string, ...files: File[]) {
      await steps.addAndSee(...files);
      await steps.wish(wish);
      await steps.generate();
      await steps.result();
      // What is said about it is loaded the first time.
      await canvas.findByText(/ px$/);
    },
  };
  return steps;
}
