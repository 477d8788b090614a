import { sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import type { ProductDraft } from '../import-files/check-imported.ts'

/** The destination of an import's pictures. */
export type PictureOrders = {
  storeId: string
  importId: string
  clock: Clock
  /** The prefix of the shop's own pictures' addresses, in our own tables. */
  mediaUrl: string
  /** True to count only. */
  isTrial: boolean
  fetchesPictures: boolean
  /** The remaining number of pictures for this file, and the number left out beyond it. */
  pictureLimit: { left: number; leftOut: number }
}

type Wanted = Pick<ProductDraft, 'pictureUrls' | 'variants'> & { productId: string | undefined }
/** `skus`: those of the variants that it shows. */
type Asked = { productId: string | undefined; address: string; position: number; skus: string[] }

/** The most pictures that a product may have. */
const mostOfProduct = 12
const longestAddress = 2000

/**
 * Notes the addresses of pictures to fetch, each once for a product; refused ones get another chance. Returns the number of new
 * ones.
 */
export async function orderPictures(
  tx: Transaction,
  wanted: readonly Wanted[],
  { pictureLimit, ...orders }: PictureOrders,
): Promise<number> {
  const asked = wanted.flatMap(({ productId, pictureUrls, variants }) =>
    addressesOf(pictureUrls, orders.mediaUrl).map((address, position) => ({
      ...{ productId, address, position },
      skus: variants.filter(({ pictureUrl }) => pictureUrl === address).map(({ sku }) => sku),
    })),
  )
  if (!orders.isTrial) await noteShown(tx, asked)
  const fresh = await findFresh(tx, asked)
  const taken = fresh.slice(0, pictureLimit.left)
  pictureLimit.left -= taken.length
  pictureLimit.leftOut += fresh.length - taken.length
  if (!orders.isTrial && orders.fetchesPictures && taken.length > 0) await insertOrders(tx, taken, orders)
  return taken.length
}

/** Returns the addresses in a file that are not already ours. */
function addressesOf(found: readonly string[], mediaUrl: string): string[] {
  const foreign = found.filter((address) => !address.startsWith(`${mediaUrl}/`) && address.length <= longestAddress)
  return [...new Set(foreign)].slice(0, mostOfProduct)
}

/** Addresses that their product does not have and that are not being fetched. */
async function findFresh(tx: Transaction, asked: Asked[]): Promise<Asked[]> {
  const ofKnown = asked.filter(({ productId }) => productId !== undefined)
  if (ofKnown.length === 0) return asked
  const { rows } = await tx.execute<{ productId: string; address: string }>(sql`
    select product_id as "productId", import_pictures.address
    from jsonb_to_recordset(${JSON.stringify(ofKnown)}::jsonb) as said ("productId" uuid, address text)
    join import_pictures on product_id = "productId" and md5(import_pictures.address) = md5(said.address)
    where state in ('waiting', 'fetched')`)
  const there = new Set(rows.map(({ productId, address }) => `${productId} ${address}`))
  return asked.filter(({ productId, address }) => !there.has(`${productId} ${address}`))
}

/** Notes the variants that a picture on its way shows by this file. */
async function noteShown(tx: Transaction, asked: Asked[]): Promise<void> {
  const shown = asked.filter(({ productId, skus }) => productId !== undefined && skus.length > 0)
  if (shown.length === 0) return
  await tx.execute(sql`
    update import_pictures set skus = said.skus
    from jsonb_to_recordset(${JSON.stringify(shown)}::jsonb) as said ("productId" uuid, address text, skus text[])
    where product_id = "productId" and md5(import_pictures.address) = md5(said.address) and state = 'waiting'`)
}

async function insertOrders(
  tx: Transaction,
  taken: readonly Asked[],
  { storeId, importId, clock }: Pick<PictureOrders, 'storeId' | 'importId' | 'clock'>,
): Promise<void> {
  const rows = taken.map((row) => ({ ...row, id: newId() }))
  await tx.execute(sql`
    insert into import_pictures (id, store_id, product_id, import_id, address, position, skus, state, due_at)
    select id, ${storeId}, "productId", ${importId}, address, position, skus, 'waiting', ${clock.now().toISOString()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as said (id uuid, "productId" uuid, address text, position int, skus text[])
    order by "productId", position
    on conflict (product_id, md5(address)) do update
    set import_id = excluded.import_id, position = excluded.position, skus = excluded.skus, state = 'waiting', reason = null, attempts = 0,
      due_at = excluded.due_at
    where import_pictures.state in ('refused', 'dropped')`)
}
