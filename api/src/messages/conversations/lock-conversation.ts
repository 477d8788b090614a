import { eq } from 'drizzle-orm'
import { parcels } from '../../orders/tables.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { notFound } from '../../platform/problem.ts'
import { type ConversationRow, conversations } from '../tables.ts'

/**
 * Locks the one conversation of a parcel, and opens it when it is not there yet: of two first messages at the same moment, the
 * second waits for the first.
 * @throws Problem `not-found` (404).
 */
export async function lockConversation(tx: Transaction, parcelId: string, now: Date): Promise<ConversationRow> {
  const isOfParcel = eq(conversations.parcelId, parcelId)
  const [known] = await tx.select().from(conversations).where(isOfParcel).for('update')
  if (known) return known
  const { id, orderId, storeId } = parcels
  const [parcel] = await tx.select({ orderId, storeId }).from(parcels).where(eq(id, parcelId))
  if (!parcel) throw notFound('order')
  await tx
    .insert(conversations)
    .values({ id: newId(), parcelId, ...parcel, openedAt: now })
    .onConflictDoNothing()
  const [opened] = await tx.select().from(conversations).where(isOfParcel).for('update')
  if (!opened) throw new Error(`The conversation of ${parcelId} was not opened`)
  return opened
}

/**
 * The moment of something new in a locked conversation: later than all in it, however the clocks of two machines differ, so that
 * nothing new counts as read.
 */
export function momentIn({ lastAt, buyerReadAt, storeReadAt }: ConversationRow, now: Date): Date {
  const known = [lastAt, buyerReadAt, storeReadAt].map((at) => at?.getTime() ?? 0)
  return new Date(Math.max(now.getTime(), Math.max(...known) + 1))
}
