import type { importProducts as endpoint, ImportReport } from '@makola/contract/catalogue/product-imports.ts'
import type { z } from 'zod'
import type { Caller } from '../../platform/http/caller.ts'
import { nameOf } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { findStoreAndRole } from '../../stores/require-permission.ts'
import { mayFeature, settableBy } from '../editor/product-permissions.ts'
import type { ImportOutcome } from './import-batch.ts'
import { importProducts } from './import-products.ts'
import type { ImportReport as Report } from './import-report.ts'
import { trackImport } from './track-import.ts'

type Table = z.output<typeof endpoint.query> & { table: Uint8Array }

/** A person reads the report. */
const mostChanges = 30
const longestCell = 200

/**
 * Imports a seller's table into their store and reports every line, or does a dry run; lines that set a price or a stock are refused
 * to those whose role may not. With the caller's id it can be followed,
 * and its report fetched again after a lost connection: it runs once.
 * @throws Problem `not-found` (404) or `forbidden` (403) for the store, `malformed-request` (400) for what is no table,
 * `wrong-state` (409) while the same import runs.
 */
export async function importTable(
  platform: Platform,
  caller: Caller,
  { store: idOrSlug, import: importId, table, dryRun = false, skipRefused = false, asDraft = false, stock = 0 }: Table,
): Promise<ImportReport> {
  const { store, role } = await findStoreAndRole(platform.database, caller, idOrSlug, 'products.write')
  return trackImport(platform, { id: importId, storeId: store.id, isTrial: dryRun }, async (onProgress) => {
    const report = await importProducts(platform, {
      file: { format: 'shopify', bytes: () => once(table) },
      store: store.id,
      dryRun,
      skipBadRows: skipRefused,
      asDraft,
      stockUnsaid: stock,
      mayFeature: mayFeature(caller),
      settable: settableBy(role),
      actor: nameOf(caller),
      importId,
      onProgress,
    })
    return present(report)
  })
}

async function* once(table: Uint8Array): AsyncGenerator<Uint8Array> {
  yield table
}

function present({ rows, faultyRows, rowsLeftOut, ...report }: Report): ImportReport {
  return { ...report, faultyLines: faultyRows, rows: rows.flatMap(presentRow), rowsLeftOut }
}

function presentRow({ row, name, outcome, changes, column, why, notes }: ImportOutcome): ImportReport['rows'] {
  if (outcome === 'unchanged') return []
  const cut = (text: string) => (text.length > longestCell ? `${text.slice(0, longestCell)}…` : text)
  return [
    {
      line: row,
      name,
      outcome,
      changes: changes
        .slice(0, mostChanges)
        .map((change) => ({ ...change, from: cut(change.from), to: cut(change.to) })),
      column: column || null,
      why: why || null,
      notes,
    },
  ]
}
