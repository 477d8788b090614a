/** Puts the cursor into a field of the checkout, by its pointer; a group of radio cards by its chosen or first card. */
export function focusField(form: HTMLFormElement | null, pointer: string): void {
  const found = form?.elements.namedItem(pointer)
  const field = found instanceof RadioNodeList ? found[0] : found
  if (field instanceof HTMLElement) field.focus()
}
