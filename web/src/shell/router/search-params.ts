// The address bar holds plain text: `?reference=0012` is the text "0012", never a number, and nothing is quoted.

/** Reads a query string; of a parameter given twice the first one counts. */
export function parseSearch(search: string): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(search)) values[name] ??= value
  return values
}

/** Writes a query string, leaving out what is absent or empty. */
export function stringifySearch(values: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  return search.size === 0 ? '' : `?${search}`
}

/** Makes a route's search validator that keeps these parameters where they are given, as text, and drops all others. */
export function optionalText<const Name extends string>(...names: Name[]) {
  return (search: Record<string, unknown>): { [N in Name]?: string } => {
    const values: { [N in Name]?: string } = {}
    for (const name of names) {
      const value = search[name]
      if (typeof value === 'string' && value !== '') values[name] = value
    }
    return values
  }
}

/** One of a closed list of texts, or undefined. */
export function oneOf<const T extends string>(value: unknown, allowed: readonly T[]): T | undefined {
  return allowed.find((candidate) => candidate === value)
}

/** Makes a route's search validator that keeps one parameter where it is one of a closed list, and drops all others. */
export function optionalOneOf<const Name extends string, const T extends string>(name: Name, allowed: readonly T[]) {
  return (search: Record<string, unknown>): { [N in Name]?: T } => {
    const known = oneOf(search[name], allowed)
    return (known ? { [name]: known } : {}) as { [N in Name]?: T }
  }
}
