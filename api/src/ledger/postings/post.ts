import type { Transaction } from '../../platform/database/database.ts'
import { insertNew, insertPrepared } from '../../platform/database/insert-prepared.ts'
import { newId } from '../../platform/ids.ts'
import { ledgerEntries, ledgerPostings } from '../tables.ts'

type Account =
  | { account: 'clearing'; provider: string }
  | { account: 'buyer'; orderId: string }
  | { account: 'seller'; storeId: string }
  | { account: 'exchange' | 'commission' | 'fees' | 'payouts' | 'disputes' | 'losses' }

type Entry = Omit<typeof ledgerEntries.$inferInsert, 'id' | 'postingId'>

export type Posting = Omit<typeof ledgerPostings.$inferInsert, 'id'> & { entries: Entry[] }

/** An entry names whom its account is about, if anybody. */
const nobody = { provider: null, orderId: null, storeId: null }
/** A posting names what it is about, if anything. */
const unnamed = {
  ...{ storeId: null, orderId: null, parcelId: null, refundId: null, disputeId: null },
  ...{ orderNumber: null, parcelNumber: null, note: '' },
}

/** The two sides of one amount in minor units; none for an amount of 0. */
export function move(
  { minor, currency }: { minor: number; currency: string },
  { debit, credit }: { debit: Account; credit: Account },
): Entry[] {
  if (minor === 0) return []
  return [
    { ...debit, currency, minor },
    { ...credit, currency, minor: -minor },
  ]
}

/**
 * Writes postings. One whose key exists changes nothing, even with concurrent writers.
 * @returns The ids of those that are new, by their keys.
 */
export async function post(tx: Transaction, postings: readonly Posting[]): Promise<ReadonlyMap<string, string>> {
  if (postings.length === 0) return new Map()
  // In order: postings of the same moment are read in the given order.
  const newIds = postings.map(() => newId()).toSorted()
  const rows = postings.map(({ entries: _, ...posting }, index) => ({
    ...unnamed,
    ...posting,
    id: newIds[index] ?? newId(),
  }))
  const added = await insertNew(tx, ledgerPostings, rows, ledgerPostings.key)
  const ids = new Map(rows.filter(({ key }) => added.has(key)).map(({ id, key }) => [key, id]))
  const entries = postings.flatMap(({ key, entries }) => {
    const postingId = ids.get(key)
    return postingId === undefined ? [] : entries.map((entry) => ({ ...nobody, ...entry, id: newId(), postingId }))
  })
  await insertPrepared(tx, ledgerEntries, entries)
  return ids
}
