import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { sellable } from '../../catalogue/stock/lock-stock.ts'
import { products, variants } from '../../catalogue/tables.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { newId } from '../../platform/ids.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound, refuse, refuseField } from '../../platform/problem.ts'
import { stores } from '../../stores/tables.ts'
import { alertToConfirm } from '../events.ts'
import { stockAlerts } from '../tables.ts'

/** The most alerts that one person waits for at the same time. */
const mostAlerts = 50

type Asking = {
  caller: Caller
  /** A digest of the caller's network; null when unknown. */
  network: string | null
  variantId: string
  email?: string | undefined
  country?: string | undefined
}

/**
 * Asks for one email when a sold-out variant is back. A guest's address is confirmed by a mailed link first, and the answer does
 * not tell what is known of it. Asking again sends that link again.
 * @throws Problem `not-found` (404), `wrong-state` (409) for what is in stock or beyond fifty, `validation-failed` (422) for a
 * guest without an address.
 */
export async function askStockAlert(
  platform: Platform,
  { caller, network, variantId, email, country }: Asking,
): Promise<'unconfirmed' | 'waiting'> {
  const accountId = caller.kind === 'account' ? caller.accountId : null
  const address = accountId === null ? (email ?? null) : null
  if (accountId === null && address === null) throw refuseField('/email', 'wishes.email-needed')
  const answer = accountId === null ? 'unconfirmed' : 'waiting'
  return transact(platform, async (tx) => {
    await requireSoldOut(tx, variantId)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`alerts ${accountId ?? address}`}, 0))`)
    const isTheirs = accountId === null ? eq(stockAlerts.email, address ?? '') : eq(stockAlerts.accountId, accountId)
    const open = await tx
      .select()
      .from(stockAlerts)
      .where(and(isTheirs, ne(stockAlerts.state, 'told')))
    const known = open.find((alert) => alert.variantId === variantId)
    if (!known && open.length >= mostAlerts) throw refuse('wishes.too-many-alerts', { most: mostAlerts })
    if (known && known.state !== 'unconfirmed') return answer
    const since = platform.clock.now()
    const alert = known ?? {
      id: newId(),
      variantId,
      accountId,
      email: address,
      countryCode: country ?? null,
      state: answer,
      since,
    }
    if (!known) await tx.insert(stockAlerts).values(alert)
    if (alert.state === 'unconfirmed') emit(tx, alertToConfirm, { alertId: alert.id, at: since.toISOString(), network })
    return answer
  })
}

async function requireSoldOut(tx: Transaction, variantId: string): Promise<void> {
  const [found] = await tx
    .select({ units: sql<number>`${sellable}` })
    .from(variants)
    .innerJoin(products, and(eq(products.id, variants.productId), eq(products.status, 'active')))
    .innerJoin(stores, and(eq(stores.id, variants.storeId), ne(stores.status, 'closed')))
    .where(and(eq(variants.id, variantId), isNull(variants.removedAt)))
  if (!found) throw notFound('variant')
  if (found.units > 0) throw refuse('wishes.in-stock')
}
