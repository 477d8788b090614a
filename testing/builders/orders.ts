import { eq } from 'drizzle-orm'
import { holdStock } from '../../api/src/catalogue/stock/hold-stock.ts'
import { applySettlement } from '../../api/src/orders/settlement/apply-settlement.ts'
import { orderLines, orders, parcels } from '../../api/src/orders/tables.ts'
import { buyersNumber } from '../../api/src/orders/tracking/buyers-number.ts'
import { trackingToken } from '../../api/src/orders/tracking/tracking-token.ts'
import { openPayment } from '../../api/src/payments/attempts/open-payment.ts'
import { startAttempt } from '../../api/src/payments/attempts/start-attempt.ts'
import {
  decideSandboxCharge,
  type SandboxChoice,
  sandboxChoice,
} from '../../api/src/payments/providers/sandbox/decide-charge.ts'
import { confirmPayment } from '../../api/src/payments/settlement/confirm-payment.ts'
import { addSeconds } from '../../api/src/platform/clock.ts'
import { hash, newCode, newId } from '../../api/src/platform/ids.ts'
import { type Platform, transact } from '../../api/src/platform/platform.ts'
import { aProduct, type ProductWithVariants } from './catalogue.ts'
import type { OpenedPayment } from './payments.ts'

export type AnOrder = OpenedPayment & {
  number: string
  /** The whole of it, which stores do not see. */
  buyersNumber: string
  products: ProductWithVariants[]
}

type GivenOrder = Partial<typeof orders.$inferInsert> & {
  /** One line each, one parcel each store. */
  products?: ProductWithVariants[]
  quantity?: number
  /** How every parcel reaches the buyer; by courier otherwise. */
  delivery?: Pick<typeof parcels.$inferInsert, 'deliveryName' | 'isPickup' | 'pickupAddress'>
  /** As every store promised them; none by default. */
  returnDays?: number
}

const unitMinor = 100_000
const deliveryMinor = 50_000

/**
 * An unpaid order in naira: stock held, its shopper sent to the sandbox. One product by default; each store's are a parcel.
 */
export async function anOrder(
  shop: Platform,
  { products, quantity = 1, delivery, returnDays, ...given }: GivenOrder = {},
): Promise<AnOrder> {
  const bought = products ?? [await aProduct(shop)]
  const byStore = [...Map.groupBy(bought, ({ storeId }) => storeId)]
  const id = newId()
  const number = newCode(8)
  const now = shop.clock.now()
  const itemsMinor = unitMinor * quantity * bought.length
  const order = {
    id,
    number,
    countryCode: 'NG',
    currency: 'NGN',
    rateSnapshot: {
      rateId: newId(),
      country: 'Nigeria',
      base: 'USD',
      rate: '1500',
      marginPct: '0',
      source: 'manual',
      effectiveAt: now.toISOString(),
    },
    email: 'ada@example.test',
    address: { name: 'Ada Obi', line1: '1 Marina Road', city: 'Lagos', countryCode: 'NG' },
    itemsMinor,
    deliveryMinor: deliveryMinor * byStore.length,
    totalMinor: itemsMinor + deliveryMinor * byStore.length,
    trackingHash: hash(trackingToken(shop, id)),
    heldUntil: addSeconds(now, 15 * 60),
    placedAt: now,
    ...given,
  }
  const parcelRows = byStore.map(([storeId, ofStore], index) => ({
    ...parcelOf(order, storeId, index, quantity * ofStore.length),
    ...delivery,
    ...(returnDays && { returnDays }),
  }))
  const parcelIds = new Map(parcelRows.map((parcel) => [parcel.storeId, parcel.id]))
  const lines = bought.map((product) => lineOf(id, parcelIds.get(product.storeId) ?? '', product, quantity))
  const opened = await transact(shop, async (tx) => {
    await tx.insert(orders).values(order)
    await tx.insert(parcels).values(parcelRows)
    await tx.insert(orderLines).values(lines)
    const { totalMinor: amountMinor, currency, email = null } = order
    await holdStock(tx, { orderId: id, lines, expiresAt: order.heldUntil })
    return openPayment(tx, { orderId: id, label: number, email, amountMinor, currency, provider: 'sandbox', now })
  })
  await startAttempt(shop, opened.attemptId)
  return { ...opened, orderId: id, number, buyersNumber: buyersNumber(shop, order), products: bought }
}

/** A paid order. `refunds` sets the end of its refunds in the sandbox. */
export async function aPaidOrder(
  shop: Platform,
  { refunds = 'at-once', ...given }: GivenOrder & { refunds?: SandboxChoice['refunds'] } = {},
): Promise<AnOrder & { parcelIds: string[] }> {
  const order = await anOrder(shop, given)
  const choice = sandboxChoice.parse({ action: 'approve', webhook: 'never', refunds })
  await decideSandboxCharge(shop, order.reference, choice)
  await confirmPayment(shop, { provider: 'sandbox', reference: order.reference })
  await applySettlement(shop, order.orderId)
  const rows = await shop.database
    .select()
    .from(parcels)
    .where(eq(parcels.orderId, order.orderId))
    .orderBy(parcels.number)
  return { ...order, parcelIds: rows.map(({ id }) => id) }
}

function parcelOf(
  order: { id: string; number: string; placedAt: Date },
  storeId: string,
  index: number,
  quantity: number,
) {
  return {
    id: newId(),
    orderId: order.id,
    storeId,
    number: `${order.number}-${'ABCDEFGH'[index]}`,
    placedAt: order.placedAt,
    deliveryName: 'Courier',
    minDays: 3,
    maxDays: 6,
    itemsMinor: unitMinor * quantity,
    deliveryMinor,
    storeCurrency: 'USD',
    itemsStoreMinor: 1000 * quantity,
    deliveryStoreMinor: 500,
  }
}

function lineOf(orderId: string, parcelId: string, product: ProductWithVariants, quantity: number) {
  return {
    id: newId(),
    orderId,
    parcelId,
    productId: product.id,
    variantId: product.variantId,
    name: product.name,
    variantTitle: '',
    sku: 'SKU',
    quantity,
    unitMinor,
    lineMinor: unitMinor * quantity,
    unitStoreMinor: 1000,
    lineStoreMinor: 1000 * quantity,
    terms: null,
  }
}
