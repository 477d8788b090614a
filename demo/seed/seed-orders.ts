import type { PlacedOrder } from '@makola/contract/orders/orders.ts'
import { count, eq, sql } from 'drizzle-orm'
import { changeCart } from '../../api/src/carts/cart/change-cart.ts'
import { quoteCart } from '../../api/src/carts/quotes/quote-cart.ts'
import { postMissingMoney } from '../../api/src/ledger/postings/post-missing-money.ts'
import { onOrderPaid } from '../../api/src/notifications/reactions/on-order-paid.ts'
import { placeOrder } from '../../api/src/orders/checkout/place-order.ts'
import { advanceParcel, type Step } from '../../api/src/orders/parcels/advance-parcel.ts'
import { lockParcel } from '../../api/src/orders/parcels/lock-parcel.ts'
import { applyRefund } from '../../api/src/orders/refunds/apply-refund.ts'
import { bookRefund } from '../../api/src/orders/refunds/book-refund.ts'
import { applySettlement } from '../../api/src/orders/settlement/apply-settlement.ts'
import { expireOrders } from '../../api/src/orders/settlement/expire-orders.ts'
import { orders, parcels } from '../../api/src/orders/tables.ts'
import { decideSandboxCharge, sandboxChoice } from '../../api/src/payments/providers/sandbox/decide-charge.ts'
import { sendRefund } from '../../api/src/payments/refunds/send-refund.ts'
import { confirmPayment } from '../../api/src/payments/settlement/confirm-payment.ts'
import { sweepPayments } from '../../api/src/payments/settlement/sweep-payments.ts'
import { addSeconds } from '../../api/src/platform/clock.ts'
import { hash } from '../../api/src/platform/ids.ts'
import { silentAt } from '../../api/src/platform/messaging/silent-at.ts'
import { type Platform, transact } from '../../api/src/platform/platform.ts'
import type { DemoProduct } from '../data/make-products.ts'
import { type DemoBuyer, demoBuyers } from '../data/people.ts'
import { demoProducts } from '../data/products.ts'
import { fixedId } from '../fixed-id.ts'
import { shopOwner } from './shop-owner.ts'

/** The state that a demo order has reached. */
type Story =
  | 'delivered'
  | 'torn'
  | 'returned'
  | 'shipped'
  | 'packed'
  | 'paid'
  | 'late'
  | 'review'
  | 'expired'
  | 'awaiting'

const orderCount = 60
const days = 86_400
const firstDaysAgo = 90

/**
 * Sixty orders over the last 90 days, placed, paid and sent by the shop's own use cases under a moved clock, so that every
 * invariant holds for them; their emails are in the outbox and their money in the books. Existing ones are left unchanged.
 */
export async function seedOrders(platform: Platform): Promise<void> {
  const now = platform.clock.now()
  const [there] = await platform.database.select({ orders: count() }).from(orders)
  for (let index = there?.orders ?? 0; index < orderCount; index++) {
    const story = storyOf(index)
    const ageSeconds = story === 'awaiting' ? 60 : firstDaysAgo * days * (1 - index / orderCount) - (index % 9) * 3600
    await liveOrder(platform, { index, story, placedAt: addSeconds(now, -ageSeconds) })
  }
  await postMissingMoney(platform)
  await platform.database.execute(sql`analyze orders, parcels, order_lines, order_events`)
}

/** Old orders have arrived; the newest are under way; a few ended without payment, or with late or short money. */
function storyOf(index: number): Story {
  if (index % 15 === 4) return 'expired'
  if (index === 22) return 'returned'
  if (index === 33) return 'late'
  if (index < 38 && index % 12 === 6) return 'torn'
  if (index === 56) return 'review'
  if (index >= 58) return 'awaiting'
  if (index >= 52) return 'paid'
  if (index >= 46) return 'packed'
  if (index >= 38) return 'shipped'
  return 'delivered'
}

async function liveOrder(
  platform: Platform,
  { index, story, placedAt }: { index: number; story: Story; placedAt: Date },
) {
  const buyer = demoBuyers[index % demoBuyers.length]
  if (!buyer) return
  const at = (seconds: number) => silentAt(platform, addSeconds(placedAt, seconds))
  const placed = await place(at(0), buyer, index)
  if (story === 'awaiting') return
  if (story === 'expired' || story === 'late') await expireOrders(at(1200))
  if (story === 'expired') return sweepPayments(at(73 * 3600))
  await pay(at(story === 'late' ? 7200 : 90), placed, story === 'review' ? 'one-short' : 'none')
  if (story === 'paid' || story === 'late' || story === 'review') return
  const sent = await platform.database
    .select()
    .from(parcels)
    .where(eq(parcels.orderId, placed.id))
    .orderBy(parcels.number)
  for (const [turn, parcel] of sent.entries()) {
    const later = turn * 14_400
    const move = (seconds: number, step: Step) =>
      advanceParcel(at(seconds), { parcelId: parcel.id, by: shopOwner(), step })
    await move(5 * 3600 + later, { to: 'packed' })
    if (story === 'packed') continue
    const carrier = carriers[(index + turn) % carriers.length] ?? ''
    const trackingNumber = `${carrier.slice(0, 2).toUpperCase()}${String(481_516 + index * 2342 + turn)}`
    await move(26 * 3600 + later, { to: 'shipped', carrier, trackingNumber })
    if (story === 'shipped') continue
    await move(5 * days + later, { to: 'delivered' })
    if (story === 'returned') await move(9 * days, { to: 'returned', restock: true })
    if (story === 'torn') await sendHalfBack(at(7 * days + later), parcel.id)
  }
}

const carriers = ['GIG Logistics', 'Speedaf', 'Aramex', 'The Courier Guy', 'Royal Mail', 'DHL']

async function pay(platform: Platform, { id, payment: { reference } }: PlacedOrder, tamper: 'none' | 'one-short') {
  const choice = sandboxChoice.parse({ action: 'approve', webhook: 'never', tamper })
  await decideSandboxCharge(platform, reference, choice)
  const settlement = await confirmPayment(platform, { provider: 'sandbox', reference })
  await applySettlement(platform, id)
  if (settlement?.decision === 'paid') await onOrderPaid.handle(platform, { orderId: id } as never)
}

/** Half of the price of its goods is refunded; the buyer keeps them. */
async function sendHalfBack(platform: Platform, parcelId: string) {
  const { refundId, orderId } = await transact(platform, async (tx) => {
    const whole = await lockParcel(tx, parcelId)
    const of = { kind: 'amount', amountMinor: Math.floor(whole.parcel.itemsMinor / 2) } as const
    const why = { reason: 'A seam had come undone', by: shopOwner() }
    return { refundId: await bookRefund(tx, platform.clock, { ...whole, of, ...why }), orderId: whole.order.id }
  })
  await sendRefund(platform, refundId)
  await applyRefund(platform, { refundId, orderId, state: 'succeeded' })
}

async function place(platform: Platform, buyer: DemoBuyer, index: number) {
  const tokenHash = hash(`demo cart ${index}`)
  const rateId = fixedId('rate', buyer.address.countryCode)
  await changeCart(platform, { tokenHash, rateId, change: { replace: linesOf(index) } })
  const { countryCode } = buyer.address
  const quote = await quoteCart(platform, { tokenHash, rateId, countryCode, choices: [] })
  return placeOrder(platform, {
    tokenHash,
    nextHash: tokenHash,
    onTaken: () => {},
    keyed: { operation: 'demo', caller: quote.id, key: tokenHash, bodyHash: tokenHash },
    accountId: null,
    network: null,
    pressedFrom: 'demo',
    order: {
      quoteId: quote.id,
      expectedTotal: quote.total,
      contact: { email: buyer.email, phone: buyer.phone },
      address: { name: buyer.name, ...buyer.address },
      provider: 'sandbox',
    },
  })
}

const wellStocked = demoProducts.filter((product) => product.variants.some((variant) => variant.onHand >= 12))

/** One, two or three things, mostly from different stores. */
function linesOf(index: number) {
  const count = 1 + (index % 3)
  const chosen = Array.from({ length: count }, (_, turn) => wellStocked[(index * 7 + turn * 41) % wellStocked.length])
  return chosen.flatMap((product, turn) =>
    product ? [{ variantId: variantIdOf(product), quantity: 1 + ((index + turn) % 2) }] : [],
  )
}

function variantIdOf(product: DemoProduct): string {
  const variant = product.variants.find(({ onHand }) => onHand >= 12)
  return fixedId('variant', `${product.storeSlug}/${variant?.sku}`)
}
