import { say } from '@makola/words/say.ts'
import type { PlacedWord } from '../categories/find-categories-of-words.ts'
import type { DraftBatch, ReadFigures } from '../import-files/read-drafts.ts'
import type { ImportOutcome } from './import-batch.ts'
import type { ImportProgress } from './import-products.ts'

const t = say('en')

export type ImportCounts = Record<'created' | 'changed' | 'refused', number>

export type ImportReport = {
  isWritten: boolean
  /** Products. */
  created: number
  changed: number
  unchanged: number
  /** Products that are refused, and lines that belong to none. */
  refused: number
  /** Lines with at least one fault. */
  faultyRows: number
  /** Remarks on the file as a whole. */
  notes: string[]
  /** The file's words for its categories; those without a category of the shop come first. */
  categories: PlacedWord[]
  /** New variants without stock in the file. */
  stockUnsaid: number
  /** Addresses of pictures that the products do not have yet. */
  pictures: number
  /** Rows to report, in the order of the file; a long file's are cut. Unchanged rows are left out. */
  rows: ImportOutcome[]
  rowsLeftOut: number
}

const mostRefusals = 300
const mostOthers = 700
const mostCategories = 500

type Stored = { outcomes: ImportOutcome[]; stockUnsaid: number; pictures: number }

/** Collects the results of a file, within fixed limits. */
export function openImportReport({ fetchPictures }: { fetchPictures: boolean }) {
  const kept = openRows()
  const notes: string[] = []
  const counts = { created: 0, changed: 0, unchanged: 0, refused: 0 }
  const totals = { stockUnsaid: 0, pictures: 0, picturesLeftOut: 0, faultyRows: 0, stored: 0 }
  let figures: ReadFigures = { rows: 0, products: 0, refused: 0, faultyRows: 0 }
  let categories: PlacedWord[] = []

  return {
    addRead(batch: DraftBatch): void {
      figures = batch.figures
      notes.push(...batch.notes)
      for (const refusal of batch.refusals)
        kept.add({ ...refusal, name: '', outcome: 'refused', changes: [], notes: [] })
    },
    addStored({ outcomes, stockUnsaid, pictures }: Stored): void {
      totals.stockUnsaid += stockUnsaid
      totals.pictures += pictures
      totals.stored += outcomes.length
      for (const outcome of outcomes) {
        counts[outcome.outcome]++
        if (outcome.outcome === 'refused') totals.faultyRows++
        kept.add(outcome)
      }
    },
    addCategories(found: ReadonlyMap<string, PlacedWord>): void {
      categories = unplacedFirst([...found.values()]).slice(0, mostCategories)
    },
    addPicturesLeftOut(count: number): void {
      totals.picturesLeftOut = count
    },
    hasPictures: () => totals.pictures > 0,
    hasRefusals: () => figures.refused + counts.refused > 0,
    counts: (): ImportCounts => ({ ...counts, refused: figures.refused + counts.refused }),
    progress: (): ImportProgress => ({ rows: figures.rows, products: figures.products, stored: totals.stored }),
    close(isWritten: boolean): ImportReport {
      const { rows, faultyShown, othersShown } = kept.list()
      const faultyRows = figures.faultyRows + totals.faultyRows
      return {
        ...counts,
        isWritten,
        refused: figures.refused + counts.refused,
        faultyRows,
        notes: [...notes, ...noteOf(totals, fetchPictures)],
        categories,
        stockUnsaid: totals.stockUnsaid,
        pictures: totals.pictures,
        rows,
        rowsLeftOut: faultyRows - faultyShown + (counts.created + counts.changed - othersShown),
      }
    },
  }
}

/** Keeps the rows to report. Refusals have a place of their own: a long file of good rows does not crowd them out. */
function openRows() {
  const refusals: ImportOutcome[] = []
  const others: ImportOutcome[] = []
  return {
    add(outcome: ImportOutcome): void {
      if (outcome.outcome === 'unchanged') return
      const [list, most] = outcome.outcome === 'refused' ? [refusals, mostRefusals] : [others, mostOthers]
      if (list.length < most) list.push(outcome)
    },
    list: () => ({
      rows: [...refusals, ...others].toSorted((a, b) => a.row - b.row),
      faultyShown: new Set(refusals.map(({ row }) => row)).size,
      othersShown: others.length,
    }),
  }
}

function unplacedFirst(words: PlacedWord[]): PlacedWord[] {
  const rank = ({ category }: PlacedWord) => (category === null ? 0 : 1)
  return words.toSorted((a, b) => rank(a) - rank(b) || b.products - a.products)
}

type PictureTotals = { pictures: number; picturesLeftOut: number }

function noteOf({ pictures, picturesLeftOut }: PictureTotals, fetchPictures: boolean): string[] {
  if (pictures === 0) return []
  return [
    fetchPictures
      ? t('catalogue.import-note.pictures-to-fetch', { count: pictures, left: picturesLeftOut })
      : t('catalogue.import-note.pictures-not-fetched', { count: pictures }),
  ]
}
