import type { StockMove, StockVariant } from '@makola/contract/catalogue/stock.ts'

/** A variant with the units that are typed for it. */
export type StockLine = StockVariant & {
  /** As typed. */
  units: string
  /** The moment of typing by the shop's clock, in milliseconds: a count is of that moment. */
  typedAt: number
}

export type StocktakeDraft = {
  /** The same until all of it is through: nothing is moved twice, whatever is sent again. */
  run: string
  note: string
  lines: StockLine[]
  /** How far the shop's clock is ahead of this browser's, as its last answer told. */
  aheadMs: number
  /** It may be through already, so it is sent as it is until the shop has answered. */
  isSent: boolean
}

export const emptyDraft: StocktakeDraft = { run: '', note: '', lines: [], aheadMs: 0, isSent: false }

const mostUnits = 1_000_000

/** Reads typed units: whole, and of a delivery or loss at least one. Null when they are none. */
export function readUnits(text: string, kind: StockMove['kind']): number | null {
  const units = /^\d{1,7}$/.test(text.trim()) ? Number(text) : Number.NaN
  return units >= (kind === 'counted' ? 0 : 1) && units <= mostUnits ? units : null
}

/** The lines after a scan: one unit more of a variant that is there, else a line of one unit, the newest first. */
export function addScanned(lines: readonly StockLine[], variant: StockVariant, now: number): StockLine[] {
  const known = lines.find(({ id }) => id === variant.id)
  const units = String((Number(known?.units) || 0) + 1)
  return [{ ...variant, units, typedAt: now }, ...lines.filter(({ id }) => id !== variant.id)]
}

/** The lines with these units typed for a variant. */
export function typeUnits(lines: readonly StockLine[], id: string, units: string, now: number): StockLine[] {
  return lines.map((line) => (line.id === id ? { ...line, units, typedAt: now } : line))
}

/** A part of the draft as the API takes it; lines without a number are left out. */
export function writeMove(kind: StockMove['kind'], { run, note, lines }: StocktakeDraft, isTrial: boolean): StockMove {
  const every = { run, isTrial, ...(note.trim() !== '' && { note: note.trim() }) }
  const moved = lines.flatMap(({ id, units, typedAt }) => {
    const read = readUnits(units, kind)
    return read === null ? [] : [{ variantId: id, units: read, typedAt }]
  })
  if (kind !== 'counted') return { ...every, kind, lines: moved.map(({ typedAt: _, ...line }) => line) }
  const countOf = ({ typedAt, ...line }: (typeof moved)[number]) => ({
    ...line,
    countedAt: new Date(typedAt).toISOString(),
  })
  return { ...every, kind, lines: moved.map(countOf) }
}
