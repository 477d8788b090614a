import type { ChosenParcel } from './chosen-parcel.ts'

export type LineFault = { line: number } & (
  | { kind: 'unknown' | 'twice' | 'empty'; number: string }
  | { kind: 'same-tracking'; tracking: string }
  | { kind: 'no-order' | 'too-long' | 'shape' | 'too-many' }
)

export type Tracking = {
  /** Tracking numbers by the parcel's id. */
  numbers: ReadonlyMap<string, string>
  faults: LineFault[]
}

type Line = { line: number; number: string | null; tracking: string }

const mostCharacters = 60

/** An order's number as its store knows it, alone or with the parcel's letter, and what stands behind it. */
const named = /^([0-9a-z]{8}(?:-[a-z]{1,6})?)(?:\s*[,;\t]\s*|\s+|$)(.*)$/i

/**
 * Reads pasted tracking numbers, a line each: behind the order's number, or alone and then in the order of the parcels. A line
 * belongs to an order when it begins with a number; a head of a table is passed over. Nothing is guessed: each line that does not
 * fit is a fault.
 */
export function readTracking(text: string, parcels: readonly ChosenParcel[]): Tracking {
  const byNumber = new Map(parcels.flatMap((parcel) => namesOf(parcel).map((name) => [name, parcel.id] as const)))
  const read = splitLines(text, byNumber).map((line) => readLine(line, byNumber))
  const isNamed = read.some(({ number }) => number !== null)
  const numbers = new Map<string, string>()
  const seen = new Set<string>()
  const faults: LineFault[] = []
  for (const [index, { line, number, tracking }] of read.entries()) {
    const id = isNamed ? byNumber.get(number?.toUpperCase() ?? '') : parcels[index]?.id
    const fault = findFault({ line, number, tracking }, { id, isNamed, numbers, seen })
    if (fault) faults.push(fault)
    else if (id !== undefined) numbers.set(id, tracking)
    seen.add(tracking)
  }
  return { numbers, faults }
}

type Text = { line: number; text: string }

function splitLines(text: string, byNumber: ReadonlyMap<string, string>): Text[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((content, index) => ({ line: index + 1, text: content.trim() }))
    .filter((line) => line.text !== '')
  // A head has names of columns, and no digit; the number of an order may have none either.
  const [head] = lines
  const isWordy = head !== undefined && /[,;\t]/.test(head.text) && !/\d/.test(head.text)
  const isHead = isWordy && !byNumber.has(readLine(head, byNumber).number?.toUpperCase() ?? '')
  return isHead ? lines.slice(1) : lines
}

/** A parcel answers to its own number, and to its order's: a store has one parcel of an order. */
function namesOf({ number }: ChosenParcel): string[] {
  return [number.toUpperCase(), number.slice(0, 8).toUpperCase()]
}

const bare = (cell: string) =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()

/** A tracking number may look like an order's: alone on its line it is one only if it is among the orders, or has the letter. */
function readLine({ line, text }: Text, byNumber: ReadonlyMap<string, string>): Line {
  const plain = text.replaceAll('"', '')
  const [, number = '', rest = ''] = named.exec(plain) ?? []
  const isNumber = byNumber.has(number.toUpperCase()) || number.includes('-') || rest !== ''
  return number !== '' && isNumber
    ? { line, number, tracking: bare(rest) }
    : { line, number: null, tracking: bare(text) }
}

type Known = {
  id: string | undefined
  isNamed: boolean
  numbers: ReadonlyMap<string, string>
  seen: ReadonlySet<string>
}

function findFault({ line, number, tracking }: Line, { id, isNamed, numbers, seen }: Known): LineFault | null {
  if (isNamed && number === null) return { line, kind: 'no-order' }
  if (id === undefined) return number === null ? { line, kind: 'too-many' } : { line, kind: 'unknown', number }
  if (number !== null && numbers.has(id)) return { line, kind: 'twice', number }
  if (number !== null && tracking === '') return { line, kind: 'empty', number }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not reach the shop
  if (/[,;\t\u0000-\u001f]/.test(tracking)) return { line, kind: 'shape' }
  if (tracking.length > mostCharacters) return { line, kind: 'too-long' }
  return seen.has(tracking) ? { line, kind: 'same-tracking', tracking } : null
}
