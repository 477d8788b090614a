const pressable = 'a, button, input, select, textarea, label, summary, [tabindex]'
const stillPx = 8

/**
 * A tap on a message, unless it is a swipe or on one of its buttons, goes to the element beneath. (A mouse passes through by
 * style; a finger needs the message itself to swipe it away.)
 */
export function pressThroughToasts(): () => void {
  let down = { x: 0, y: 0 }
  const onDown = ({ clientX: x, clientY: y }: PointerEvent) => {
    down = { x, y }
  }
  const onClick = ({ target, clientX, clientY }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest('[data-sonner-toast]') || target.closest('button')) return
    if (Math.hypot(clientX - down.x, clientY - down.y) > stillPx) return
    const beneath = document.elementsFromPoint(clientX, clientY).find((one) => !one.closest('[data-sonner-toaster]'))
    const control = beneath?.closest<HTMLElement>(pressable)
    control?.focus()
    control?.click()
  }
  document.addEventListener('pointerdown', onDown, true)
  document.addEventListener('click', onClick)
  return () => {
    document.removeEventListener('pointerdown', onDown, true)
    document.removeEventListener('click', onClick)
  }
}
