/** Text typed and buttons pressed before hydration, kept by the script in the head. */
type EarlyInput = {
  /** The last value of each field: React may empty it on hydration. */
  fields: Map<Field, string | boolean>
  /** Buttons, fields that open a list, and forms that were sent, each with the time of its last press. */
  pressed: Map<Pressed, number>
  /** Takes presses on parts that hydrate after the rest of the page, once that has begun. */
  later?: (pressed: Pressed) => void
  /** The same for text typed there. */
  typedLater?: (field: Field) => void
  /** True while what was typed into a form is not yet with React: a form sent now would be sent without it. */
  isAwaited?: (form: HTMLFormElement) => boolean
}

type Pressed = HTMLButtonElement | HTMLInputElement | HTMLFormElement

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

declare global {
  interface Window {
    earlyInput?: EarlyInput
  }
}

/**
 * On a slow connection a page is read and used seconds before its scripts arrive. Input until then is kept for
 * `replayEarlyInput`; links, and forms with an address of their own, work without it. As text: the same on the server and in the
 * browser, whatever each build does to a function.
 */
export const keepEarlyInput = `{
const early = (window.earlyInput = { fields: new Map(), pressed: new Map() })
const keep = (map, key, value) => {
  map.delete(key)
  map.set(key, value)
}
const isHandled = (element) => early.later && Object.keys(element).some((key) => key.startsWith('__react'))
const keepPress = (event, pressed) => {
  if (!early.later) return keep(early.pressed, pressed, Date.now())
  event.stopImmediatePropagation()
  early.later(pressed)
}
const hear = {
  click: (event) => {
    const pressed = event.target.closest('button, [role=combobox]')
    if (pressed && !isHandled(pressed) && !(pressed.form && pressed.type === 'submit')) keepPress(event, pressed)
  },
  submit: (event) => {
    if (event.target.hasAttribute('action') || (isHandled(event.target) && !early.isAwaited(event.target))) return
    event.preventDefault()
    keepPress(event, event.target)
  },
}
addEventListener('input', ({ target }) => {
  const held = /^(checkbox|radio)$/.test(target.type) ? target.checked : target.value
  const isLate = early.typedLater && !isHandled(target)
  if (window.earlyInput || isLate) keep(early.fields, target, held)
  if (isLate) early.typedLater(target)
}, true)
for (const name in hear) addEventListener(name, hear[name], true)
}`

/** An older press is forgotten: nobody expects it to work any more. */
const rememberedMs = 20_000

/** The longest wait for parts of the page that do not hydrate. */
const longestWaitMs = 10_000

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Replays, once, the input from before hydration. */
export async function replayEarlyInput(): Promise<void> {
  const { earlyInput: early } = window
  if (!early) return
  early.later = (pressed) => void pressOnceAlive(pressed, Date.now() + longestWaitMs, isAwaited)
  const now = Date.now()
  const end = now + longestWaitMs
  const fields = [...early.fields.keys()]
  // Typing may continue until a field is hydrated: its last value counts.
  const heldBy = (field: Field) => early.fields.get(field) ?? ''
  const awaited = new Set(fields)
  const isAwaited = (form: HTMLFormElement) => [...awaited].some((field) => field.form === form)
  early.isAwaited = isAwaited
  early.typedLater = (field) => {
    if (awaited.has(field)) return
    awaited.add(field)
    void comesAlive(field, Date.now() + longestWaitMs).then(async (isAlive) => {
      if (isAlive) await typeAgain(field, heldBy(field))
      awaited.delete(field)
    })
  }
  for (const field of fields) if (await comesAlive(field, end)) await typeAgain(field, heldBy(field))
  // The first effects of a hydrated part may have emptied it again.
  await wait(100)
  for (const field of fields)
    if (field.isConnected && !holds(field, heldBy(field))) await typeAgain(field, heldBy(field))
  awaited.clear()
  delete window.earlyInput
  for (const [element, at] of early.pressed) {
    if (now - at <= rememberedMs) await pressOnceAlive(element, end, isAwaited)
  }
}

async function pressOnceAlive(
  pressed: Pressed,
  end: number,
  isAwaited: (form: HTMLFormElement) => boolean,
): Promise<void> {
  if (!(await comesAlive(pressed, end))) return
  if (pressed instanceof HTMLFormElement) {
    while (isAwaited(pressed) && Date.now() < end) await wait(20)
    await sendAgain(pressed, end)
  }
  // A visitor who has left a field does not want its list any more.
  else if (pressed instanceof HTMLButtonElement || document.activeElement === pressed) pressed.click()
}

/** Parts of a page hydrate one after the other. False for one that is gone, or has not hydrated by the end. */
async function comesAlive(element: Element, end: number): Promise<boolean> {
  for (; element.isConnected && Date.now() < end; await wait(20)) {
    if (Object.keys(element).some((key) => key.startsWith('__react'))) return true
  }
  return false
}

/** Submits a form as soon as React handles it, and never past React: its values would get into the address. */
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
 * React notices a change only when a field differs from React's last value: the element's own property gets another value first,
 * and then the real one past React.
 */
function setAnew(field: Field, name: 'checked' | 'value', { from, to }: { from: unknown; to: unknown }): void {
  Object.assign(field, { [name]: from })
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set?.call(field, to)
}
