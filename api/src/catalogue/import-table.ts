import { Readable } from 'node:stream'
import type { importProducts as endpoint, ImportReport } from '@makola/contract/inventory.ts'
import type { z } from 'zod'
import type { Caller } from '../platform/caller.ts'
import { nameOf } from '../platform/caller.ts'
import type { Platform } from '../platform/platform.ts'
import { findOwnStore } from '../stores/require-permission.ts'
import type { ImportOutcome } from './import-batch.ts'
import { importProducts } from './import-products.ts'
import { parseShopifyCsv } from './parse-shopify-csv.ts'
import { mayFeature } from './product-permissions.ts'

type Table = z.output<typeof endpoint.query> & { table: string }

/** A report is read by a person. */
const mostRows = 1000
const mostChanges = 30
const longestCell = 200

const sliceLength = 65_536

/**
 * Takes a table that a seller sends into their store and says line by line what became of it, or would.
 * @throws Problem `not-found` (404) or `forbidden` (403) for the store.
 */
export async function importTable(
  platform: Platform,
  caller: Caller,
  { store: idOrSlug, table, dryRun = false, skipRefused = false, asDraft = false }: Table,
): Promise<ImportReport> {
  const store = await findOwnStore(platform.database, caller, idOrSlug, 'products.write')
  const { rows, ...report } = await importProducts(platform, {
    source: parseShopifyCsv(Readable.from(slices(table))),
    store: store.id,
    dryRun,
    skipBadRows: skipRefused,
    asDraft,
    mayFeature: mayFeature(caller),
    actor: nameOf(caller),
  })
  const told = rows.filter(isTold)
  const refused = told.filter(({ outcome }) => outcome === 'refused')
  const others = told.filter(({ outcome }) => outcome !== 'refused')
  const shown = [...refused, ...others].slice(0, mostRows).toSorted((a, b) => a.row - b.row)
  return { ...report, rows: shown.map(presentRow), rowsLeftOut: told.length - shown.length }
}

/** In pieces, so that reading a large table lets others have their turn. */
function* slices(table: string): Generator<string> {
  for (let from = 0; from < table.length; from += sliceLength) yield table.slice(from, from + sliceLength)
}

type ToldOutcome = ImportOutcome & Pick<ImportReport['rows'][number], 'outcome'>

function isTold(row: ImportOutcome): row is ToldOutcome {
  return row.outcome !== 'unchanged'
}

function presentRow({ row, name, outcome, changes, column, why, notes }: ToldOutcome): ImportReport['rows'][number] {
  const cut = (text: string) => (text.length > longestCell ? `${text.slice(0, longestCell)}…` : text)
  return {
    line: row,
    name,
    outcome,
    changes: changes.slice(0, mostChanges).map((change) => ({ ...change, from: cut(change.from), to: cut(change.to) })),
    column: column || null,
    why: why || null,
    notes,
  }
}
