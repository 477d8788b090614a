export type FormValue = string | FormObject
export type FormObject = { [name: string]: FormValue | undefined }

/** Reads a form whose names nest in brackets, as Stripe's do: `line_items[0][quantity]=1`. Lists have "0", "1", … as names. */
export function readNestedForm(body: string): FormObject {
  const form: FormObject = {}
  for (const [path, value] of new URLSearchParams(body)) {
    const names = path.split(/[[\]]+/).filter((name) => name !== '')
    const last = names.pop()
    if (last === undefined) continue
    let level = form
    for (const name of names) {
      const below = level[name]
      if (typeof below === 'object') level = below
      else level = level[name] = {}
    }
    level[last] = value
  }
  return form
}

/** Returns the text at a path; undefined for nothing, or for anything but a text. */
export function textAt(form: FormObject, ...path: string[]): string | undefined {
  let value: FormValue | undefined = form
  for (const name of path) value = typeof value === 'object' ? value[name] : undefined
  return typeof value === 'string' ? value : undefined
}
