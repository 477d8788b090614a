/** Text typed and buttons pressed before hydration, kept by the script in the head. */
type EarlyInput = {
  /** The last value of each field: React may empty it on hydration. */
  fields: Map<Field, string | boolean>
  /** Buttons, fields that open a list, and forms that were sent, each with the time of its last press. */
  pressed: Map<HTMLButtonElement | HTMLInputElement | HTMLFormElement, number>
  /** Stops keeping what is pressed. */
  end: () => void
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

declare global {
  interface Window {
    earlyInput?: EarlyInput
  }
}

/**
 * On a slow line a page is read, and used, seconds before its program has come. What is done until then is kept for
 * `replayEarlyInput`; links, and forms with an address of their own, work without it. As text: the same on the server and
 * in the browser, whatever each build makes of a function.
 */
export const keepEarlyInput = `{
const early = (window.earlyInput = { fields: new Map(), pressed: new Map(), end })
const keep = (map, key, value) => {
  map.delete(key)
  map.set(key, value)
}
const hear = {
  click: ({ target }) => {
    const pressed = target.closest('button, [role=combobox]')
    if (pressed && !(pressed.form && pressed.type === 'submit')) keep(early.pressed, pressed, Date.now())
  },
  submit: (event) => {
    if (event.target.hasAttribute('action')) return
    event.preventDefault()
    keep(early.pressed, event.target, Date.now())
  },
}
addEventListener('input', ({ target }) => {
  const held = /^(checkbox|radio)$/.test(target.type) ? target.checked : target.value
  if (window.earlyInput) keep(early.fields, target, held)
}, true)
for (const name in hear) addEventListener(name, hear[name], true)
function end() {
  for (const name in hear) removeEventListener(name, hear[name], true)
}
}`

/** A press that is older is forgotten: nobody expects it to do anything any more. */
const rememberedMs = 20_000

/** The longest wait for parts of the page that do not hydrate. */
const longestWaitMs = 10_000

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Does now, once, what was done before the page was alive. */
export async function replayEarlyInput(): Promise<void> {
  const { earlyInput: early } = window
  if (!early) return
  early.end()
  const now = Date.now()
  const end = now + longestWaitMs
  const fields = [...early.fields.keys()]
  // Somebody may go on typing until a field is alive: what it held last counts.
  const heldBy = (field: Field) => early.fields.get(field) ?? ''
  for (const field of fields) if (await comesAlive(field, end)) await typeAgain(field, heldBy(field))
  // The first effects of a hydrated part may have emptied it again.
  await wait(100)
  for (const field of fields)
    if (field.isConnected && !holds(field, heldBy(field))) await typeAgain(field, heldBy(field))
  delete window.earlyInput
  for (const [element, at] of early.pressed) {
    if (now - at > rememberedMs || !(await comesAlive(element, end))) continue
    if (element instanceof HTMLFormElement) await sendAgain(element, end)
    // A visitor who has left a field does not want its list any more.
    else if (element instanceof HTMLButtonElement || document.activeElement === element) element.click()
  }
}

/** Parts of a page come alive one after the other. False for what is gone, or has not come alive by the end. */
async function comesAlive(element: Element, end: number): Promise<boolean> {
  for (; element.isConnected && Date.now() < end; await wait(20)) {
    if (Object.keys(element).some((key) => key.startsWith('__react'))) return true
  }
  return false
}

/** Sends a form as soon as React hears it, and never past React: what was typed would stand in the address. */
async function sendAgain(form: HTMLFormElement, end: number): Promise<void> {
  let isHeard = false
  const hear = (event: Event) => {
    isHeard = event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('submit', hear)
  for (; !isHeard && form.isConnected && Date.now() < end; await wait(50)) form.requestSubmit()
  removeEventListener('submit', hear)
}

function holds(field: Field, held: string | boolean): boolean {
  return (typeof held === 'boolean' && 'checked' in field ? field.checked : field.value) === held
}

async function typeAgain(field: Field, held: string | boolean): Promise<void> {
  // Every listener has rendered the consequences before anything else happens.
  const tell = async (name: string) => {
    field.dispatchEvent(new Event(name, { bubbles: true }))
    await wait(0)
  }
  if (typeof held === 'boolean') {
    setAnew(field, 'checked', { from: !held, to: held })
    await tell('click')
  } else if (field.type === 'file') {
    await tell('change')
  } else {
    setAnew(field, 'value', { from: '', to: held })
    await tell(field instanceof HTMLSelectElement ? 'change' : 'input')
  }
  if (document.activeElement !== field) await tell('focusout')
}

/**
 * React hears of a change only where a field differs from what React saw last: it is shown something else, through the
 * element's own property, and what it is to hold is then set past it.
 */
function setAnew(field: Field, name: 'checked' | 'value', { from, to }: { from: unknown; to: unknown }): void {
  Object.assign(field, { [name]: from })
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set?.call(field, to)
}
