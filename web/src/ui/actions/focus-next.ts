/**
 * Moves the focus out of an entry of a list whose button takes it away, before it goes with it: to the next such entry, else to the
 * one before, else to the page or the dialog. The buttons carry `data-removes`.
 */
export function focusNext(button: HTMLElement): void {
  const area = button.closest<HTMLElement>('dialog, [role=dialog], main')
  const entries = [...(area?.querySelectorAll<HTMLElement>('li:has([data-removes])') ?? [])]
  const at = entries.findIndex((entry) => entry.contains(button))
  const next = entries[at + 1] ?? entries[at - 1]
  const link = next?.querySelector<HTMLElement>('a[href]:not([tabindex="-1"]), [data-removes]')
  if (area && !area.hasAttribute('tabindex')) area.tabIndex = -1
  if (link) link.focus()
  else area?.focus({ preventScroll: true })
}
