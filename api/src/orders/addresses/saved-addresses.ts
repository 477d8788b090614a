import { mostSavedAddresses, type SavedAddress } from '@makola/contract/orders/saved-addresses.ts'
import { formatAddress } from '@makola/countries/format-address.ts'
import { and, asc, desc, eq } from 'drizzle-orm'
import { accounts } from '../../auth/tables.ts'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import { notFound } from '../../platform/problem.ts'
import { savedAddresses } from '../tables.ts'

export type SavedAddressRow = typeof savedAddresses.$inferSelect

/** The addresses of an account: the default first, then the oldest. */
export async function listSavedAddresses(db: Queryable, accountId: string): Promise<SavedAddress[]> {
  const rows = await findSavedAddresses(db, accountId)
  return rows.map(presentSavedAddress)
}

export function findSavedAddresses(db: Queryable, accountId: string): Promise<SavedAddressRow[]> {
  return db
    .select()
    .from(savedAddresses)
    .where(eq(savedAddresses.accountId, accountId))
    .orderBy(desc(savedAddresses.isDefault), asc(savedAddresses.createdAt), asc(savedAddresses.id))
    .limit(mostSavedAddresses)
}

/**
 * Locks an account's addresses, so that two changes at once leave one default.
 * @throws Problem `not-found` (404) for an account that was deleted meanwhile.
 */
export async function lockSavedAddresses(tx: Transaction, accountId: string): Promise<SavedAddressRow[]> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update')
  if (!account || account.erasedAt) throw notFound('account')
  return findSavedAddresses(tx, accountId)
}

/** Makes one address the default, and no other. */
export async function makeDefault(
  tx: Transaction,
  { accountId, id }: { accountId: string; id: string },
): Promise<void> {
  const isTheDefault = and(eq(savedAddresses.accountId, accountId), savedAddresses.isDefault)
  await tx.update(savedAddresses).set({ isDefault: false }).where(isTheDefault)
  await tx.update(savedAddresses).set({ isDefault: true }).where(eq(savedAddresses.id, id))
}

export function presentSavedAddress({ id, address, isDefault, createdAt }: SavedAddressRow): SavedAddress {
  return { id, address, addressLines: formatAddress(address), isDefault, createdAt: createdAt.toISOString() }
}
