/** What was typed into and pressed while the page was not alive yet, kept by the script in its head. */
type EarlyInput = {
  /** What each field held last: once it comes alive, React may empty it again. */
  fields: Map<Field, string | boolean>
  /** The last button, or the last form that was sent. */
  pressed: HTMLButtonElement | HTMLFormElement | null
  /** Stops keeping. */
  end: () => void
}

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
const early = (window.earlyInput = { fields: new Map(), pressed: null, end })
const hear = {
  input: ({ target }) => early.fields.set(target, /^(checkbox|radio)$/.test(target.type) ? target.checked : target.value),
  click: ({ target }) => {
    const button = target.closest('button')
    if (button && !(button.form && button.type === 'submit')) early.pressed = button
  },
  submit: (event) => {
    if (event.target.hasAttribute('action')) return
    event.preventDefault()
    early.pressed = event.target
  },
}
for (const name in hear) addEventListener(name, hear[name], true)
function end() {
  for (const name in hear) removeEventListener(name, hear[name], true)
}
}`

const longestWaitMs = 10_000

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Does now, once, what was done before the page was alive. */
export async function replayEarlyInput(): Promise<void> {
  const { earlyInput: early } = window
  if (!early) return
  early.end()
  delete window.earlyInput
  for (const [field, held] of early.fields) if (await comesAlive(field)) await typeAgain(field, held)
  const { pressed } = early
  if (!pressed || !(await comesAlive(pressed))) return
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit()
  else pressed.click()
}

/**
 * Parts of a page come alive one after the other; what happens to an element before React has marked it as its own is
 * lost. False when that does not come: the element is gone, or what it waits for takes longer than anyone remembers.
 */
async function comesAlive(element: Element): Promise<boolean> {
  for (const end = Date.now() + longestWaitMs; element.isConnected && Date.now() < end; await wait(20)) {
    if (Object.keys(element).some((key) => key.startsWith('__react'))) return true
  }
  return false
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

async function typeAgain(field: Field, held: string | boolean): Promise<void> {
  // Whoever hears it has drawn what follows from it before anything else happens.
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
