import type { Faults } from './product-form-faults.ts'

/** Puts the cursor into the first field of the page that has a fault; fields are named by their pointers. */
export function focusFault(faults: Faults): void {
  if (Object.keys(faults).length === 0) return
  // A collapsed section opens with its faults, and can take the focus only then.
  requestAnimationFrame(() => {
    const named = [...document.querySelectorAll<HTMLElement>('[name^="/"]')]
    named.find((field) => faults[field.getAttribute('name') ?? ''] !== undefined)?.focus()
  })
}
