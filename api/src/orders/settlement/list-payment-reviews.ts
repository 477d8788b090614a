import type { PaymentReview } from '@makola/contract/orders/refunds.ts'
import { providerName } from '@makola/contract/payments/payments.ts'
import { say } from '@makola/words/say.ts'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { paymentFacts, payments } from '../../payments/tables.ts'
import { findShort, type ShortFact } from '../../payments/tolerances/find-short.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { cutPage, type Position, readCursor } from '../../platform/http/cursor.ts'
import { stores } from '../../stores/tables.ts'
import { orders, parcels } from '../tables.ts'
import { coversOrder, surplusOf } from './order-money.ts'
import { writePaymentProblem } from './write-payment-problem.ts'

const t = say('en')

type Fact = typeof paymentFacts.$inferSelect
type Paging = { limit?: number | undefined; cursor?: string | undefined }

/**
 * Lists the orders whose money waits for an operator's decision, oldest first, with the arrived money: a few statements,
 * however many there are. In review, or paid with a surplus.
 */
export async function listPaymentReviews(
  db: Queryable,
  { limit = 24, cursor }: Paging,
): Promise<{ data: PaymentReview[]; meta: { next: string | null } }> {
  const question = { list: 'payment reviews' }
  const after = readCursor(question, cursor)
  const rows = await db
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(and(isUndecided, after && startAfter(after)))
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(limit + 1)
  const position = ({ order }: (typeof rows)[number]) => ({ key: order.placedAt.toISOString(), id: order.id })
  const { page, next } = cutPage(rows, limit, question, position)
  const facts = await readFacts(
    db,
    page.map(({ payment }) => payment.id),
  )
  const names = await readStoreNames(
    db,
    page.map(({ order }) => order.id),
  )
  const short = await findShort(
    db,
    page.map(({ payment }) => payment),
  )
  const data = page.map(({ order, payment }) =>
    present({
      order,
      payment,
      short: short.get(payment.id),
      facts: facts.filter((fact) => fact.paymentId === payment.id),
      stores: names.filter(({ orderId }) => orderId === order.id).map(({ name }) => name),
    }),
  )
  return { data, meta: { next } }
}

/**
 * The candidates, each half by its own index, as an array: the planner cannot know how few payments are too large, and would
 * otherwise scan all orders.
 */
const isUndecided = sql`${orders.id} = any(array(
    select id from orders where state = 'review'
    union all
    select order_id from payments where captured_minor > amount_minor))
  and ${orders.decision} is null
  and (${orders.state} = 'review' or (${payments.capturedMinor} > ${payments.amountMinor} and ${orders.paidAt} is not null))`

/** How many there are, and when the money of the one that waits longest came. */
export async function readPaymentsToDecide(db: Queryable): Promise<{ count: number; oldest: Date | null }> {
  const came = sql`(select max(at) from payment_facts where payment_id = ${payments.id})`
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      oldest: sql<string | null>`min(coalesce(${came}, ${orders.placedAt}))`,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(isUndecided)
  return { count: row?.count ?? 0, oldest: row?.oldest ? new Date(row.oldest) : null }
}

function startAfter({ key, id }: Position): SQL {
  return sql`(${orders.placedAt}, ${orders.id}) > (${key}::timestamptz, ${id}::uuid)`
}

function readFacts(db: Queryable, paymentIds: string[]): Promise<Fact[]> {
  return db.select().from(paymentFacts).where(inArray(paymentFacts.paymentId, paymentIds)).orderBy(asc(paymentFacts.at))
}

function readStoreNames(db: Queryable, orderIds: string[]) {
  return db
    .select({ orderId: parcels.orderId, name: stores.name })
    .from(parcels)
    .innerJoin(stores, eq(stores.id, parcels.storeId))
    .where(inArray(parcels.orderId, orderIds))
    .orderBy(asc(parcels.number))
}

type Reviewed = {
  order: typeof orders.$inferSelect
  payment: typeof payments.$inferSelect
  /** The money that could pay the order within today's tolerance. */
  short: ShortFact | undefined
  facts: Fact[]
  stores: string[]
}

function present({ order, payment, short, facts, stores: names }: Reviewed): PaymentReview {
  const surplus = { amount: surplusOf(order, payment), currency: order.currency }
  const isSurplus = surplus.amount > 0
  return {
    orderId: order.id,
    orderNumber: order.number,
    orderState: order.state,
    placedAt: order.placedAt.toISOString(),
    problem: writePaymentProblem(order, payment),
    surplus: isSurplus ? surplus : null,
    shortfall: short ? { amount: short.shortfallMinor, currency: order.currency } : null,
    total: { amount: order.totalMinor, currency: order.currency },
    buyer: { name: order.address.name, email: order.email, phone: order.phone },
    stores: names,
    arrivals: facts.map((fact) => ({
      provider: providerName.parse(fact.provider),
      transactionId: fact.transactionId,
      amount: { amount: fact.amountMinor, currency: fact.currency },
      at: fact.at.toISOString(),
      isEnough: fact.isCapture,
    })),
    decisions: [
      ...(isSurplus ? [] : [honouring(payment, short)]),
      { decision: 'refund', isAllowed: true, reason: null },
      { decision: 'ignore', isAllowed: true, reason: null },
    ],
  }
}

function honouring(payment: Reviewed['payment'], short: ShortFact | undefined): PaymentReview['decisions'][number] {
  const isAllowed = coversOrder(payment) || short !== undefined
  return { decision: 'attach', isAllowed, reason: isAllowed ? null : t('orders.noted.money-too-little') }
}
