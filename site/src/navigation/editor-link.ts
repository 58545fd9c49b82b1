/** The address of the editor with a prompt filled in. */
export function editorWithPrompt(prompt: string): string {
  return `/?${new URLSearchParams({ prompt })}#editor`;
}
