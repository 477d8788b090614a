import type { ImportPictures } from '@makola/contract/catalogue/product-imports.ts'
import { sql } from 'drizzle-orm'
import type { Caller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { getImport } from './get-import.ts'

const mostListed = 300

/**
 * Lists the pictures that an import's file names by address; failed ones first.
 * @throws Problem as `getImport`.
 */
export async function listImportPictures(
  platform: Platform,
  caller: Caller,
  importId: string,
): Promise<ImportPictures> {
  await getImport(platform, caller, importId)
  const { rows: counts } = await platform.database.execute<{ state: string; count: number }>(sql`
    select state, count(*)::int as count from import_pictures where import_id = ${importId} group by state`)
  const { rows: addresses } = await platform.database.execute<ImportPictures['addresses'][number]>(sql`
    select address, state, reason, products.name as product
    from import_pictures join products on products.id = product_id
    where import_id = ${importId}
    order by array_position('{refused,dropped,waiting,fetched}', state), product_id, position limit ${mostListed}`)
  const count = (state: string) => counts.find((row) => row.state === state)?.count ?? 0
  const [waiting, fetched, refused, dropped] = ['waiting', 'fetched', 'refused', 'dropped'].map(count)
  const all = counts.reduce((sum, row) => sum + row.count, 0)
  return {
    waiting: waiting ?? 0,
    fetched: fetched ?? 0,
    refused: refused ?? 0,
    dropped: dropped ?? 0,
    addresses,
    leftOut: all - addresses.length,
  }
}
