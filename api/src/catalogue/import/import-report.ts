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

/** Collects the results of a file, within fixed limits. */
export function openImportReport({ fetchPictures }: { fetchPictures: boolean }) {
  const refusals: ImportOutcome[] = []
  const others: ImportOutcome[] = []
  const notes: string[] = []
  const counts = { created: 0, changed: 0, unchanged: 0, refused: 0 }
  const totals = { stockUnsaid: 0, pictures: 0, picturesLeftOut: 0, faultyRows: 0, stored: 0 }
  let figures: ReadFigures = { rows: 0, products: 0, refused: 0, faultyRows: 0 }
  let categories: PlacedWord[] = []

  const keep = (list: ImportOutcome[], most: number, outcome: ImportOutcome) => {
    if (list.length < most) list.push(outcome)
  }

  return {
    addRead(batch: DraftBatch): void {
      figures = batch.figures
      notes.push(...batch.notes)
      for (const refusal of batch.refusals) {
        keep(refusals, mostRefusals, { ...refusal, name: '', outcome: 'refused', changes: [], notes: [] })
      }
    },
    addStored({
      outcomes,
      stockUnsaid,
      pictures,
    }: {
      outcomes: ImportOutcome[]
      stockUnsaid: number
      pictures: number
    }): void {
      totals.stockUnsaid += stockUnsaid
      totals.pictures += pictures
      for (const outcome of outcomes) {
        counts[outcome.outcome]++
        totals.stored++
        if (outcome.outcome === 'unchanged') continue
        if (outcome.outcome === 'refused') {
          totals.faultyRows++
          keep(refusals, mostRefusals, outcome)
        } else keep(others, mostOthers, outcome)
      }
    },
    addCategories(found: ReadonlyMap<string, PlacedWord>): void {
      const rank = ({ category }: PlacedWord) => (category === null ? 0 : 1)
      categories = [...found.values()]
        .toSorted((a, b) => rank(a) - rank(b) || b.products - a.products)
        .slice(0, mostCategories)
    },
    addPicturesLeftOut(count: number): void {
      totals.picturesLeftOut = count
    },
    hasPictures: () => totals.pictures > 0,
    hasRefusals: () => figures.refused + counts.refused > 0,
    counts: (): ImportCounts => ({ ...counts, refused: figures.refused + counts.refused }),
    progress: (): ImportProgress => ({ rows: figures.rows, products: figures.products, stored: totals.stored }),
    close(isWritten: boolean): ImportReport {
      const rows = [...refusals, ...others].toSorted((a, b) => a.row - b.row)
      const shownFaults = new Set(refusals.map(({ row }) => row)).size
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
        rowsLeftOut: faultyRows - shownFaults + (counts.created + counts.changed - others.length),
      }
    },
  }
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
