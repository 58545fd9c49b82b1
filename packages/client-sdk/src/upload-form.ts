import type { GenerateImageRequest, SubjectMarks } from './types.ts';

/** The form of an edit. */
export function editForm(request: GenerateImageRequest) {
  const { images, prompt, plan, aspectRatio, mask, ...rest } = request;
  const form = findForm(images, rest);
  if (prompt !== undefined) form.append('prompt', prompt);
  appendJson(form, { plan });
  if (aspectRatio) form.append('aspectRatio', aspectRatio);
  if (mask) form.append('mask', mask, 'mask');
  return form;
}

/** The form of pictures and what is marked on the first. */
export function findForm(
  images: readonly Blob[],
  { subjectBox, subjectHints }: SubjectMarks,
): FormData {
  const form = new FormData();
  // Spread, so that the FileList of an input is taken as well.
  for (const [index, image] of [...images].entries()) {
    form.append('image', image, 'name' in image ? String(image.name) : `image-${index + 1}`);
  }
  appendJson(form, { subjectBox, subjectHints });
  return form;
}

function appendJson(form: FormData, fields: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, JSON.stringify(value));
  }
}
