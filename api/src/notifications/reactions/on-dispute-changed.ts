import type { Money } from '@makola/money/money.ts'
import { say } from '@makola/words/say.ts'
import { eq } from 'drizzle-orm'
import { listDisputedParcels } from '../../orders/disputes/list-disputed-parcels.ts'
import { isMoneyOfStores } from '../../orders/is-order-disputed.ts'
import { parcels } from '../../orders/tables.ts'
import { disputeChanged, disputeNeedsPerson } from '../../payments/events.ts'
import { disputes, payments } from '../../payments/tables.ts'
import { on } from '../../platform/messaging/events.ts'
import type { Platform } from '../../platform/platform.ts'
import { stores } from '../../stores/tables.ts'
import { notify } from '../bell/send-notifications.ts'

const t = say('en')

type Dispute = typeof disputes.$inferSelect

/** Notifies the operators of a new dispute, and of its end. */
export const onDisputeChanged = on(disputeChanged, 'tell-people', async (platform, { disputeId, before }) => {
  if (before === null) await tell(platform, disputeId, 'opened')
  await tell(platform, disputeId, 'ended')
})

/** Notifies them that a dispute will lapse. */
export const onDisputeNeedsPerson = on(disputeNeedsPerson, 'tell-people', (platform, { disputeId }) =>
  tell(platform, disputeId, 'due'),
)

async function tell(platform: Platform, disputeId: string, event: 'opened' | 'due' | 'ended'): Promise<void> {
  const [found] = await platform.database
    .select({ dispute: disputes, number: payments.label })
    .from(disputes)
    .innerJoin(payments, eq(payments.orderId, disputes.orderId))
    .where(eq(disputes.id, disputeId))
  if (!found) throw new Error(`There is no dispute ${disputeId}`)
  const { dispute, number } = found
  const { state, reason } = dispute
  if (event === 'ended' && dispute.closedAt === null) return
  const amount = { amount: dispute.amountMinor, currency: dispute.currency }
  const texts = {
    opened: {
      title: t('orders.disputes.news.opened', { number }),
      body: t('orders.disputes.news.opened-body', { amount, reason }),
    },
    due: { title: t('orders.disputes.news.due', { number }), body: t('orders.disputes.news.due-body', { amount }) },
    ended: {
      title: t('orders.disputes.news.ended', { number, state }),
      body:
        state === 'lost' ? await sayLoss(platform, dispute, amount) : t('orders.disputes.news.ended-body', { amount }),
    },
  }[event]
  const cause = `dispute-${event}:${disputeId}${event === 'ended' ? `:${state}` : ''}`
  const news = { type: 'payment-to-decide', storeId: null, cause, ...texts, link: '/dashboard/disputes' } as const
  await notify(platform, news)
}

/** Names the stores that bear a loss. It may not be booked yet, so their shares are not known here. */
async function sayLoss({ database }: Platform, dispute: Dispute, amount: Money): Promise<string> {
  // It paid for no order, or for one that was paid already, so no store bears it.
  if (!(await isMoneyOfStores(database, dispute))) return t('orders.disputes.news.ended-body', { amount })
  const rows = await database
    .select({ id: parcels.id, store: stores.name })
    .from(parcels)
    .innerJoin(stores, eq(stores.id, parcels.storeId))
    .where(eq(parcels.orderId, dispute.orderId))
    .orderBy(stores.name)
  const left = new Set((await listDisputedParcels(database, dispute)).map(({ id }) => id))
  const names = [...new Set(rows.filter(({ id }) => left.has(id)).map(({ store }) => store))]
  const [store] = names
  if (store === undefined) return t('orders.disputes.news.lost-by-shop', { amount })
  if (names.length === 1) return t('orders.disputes.news.lost-by-one', { amount, store })
  const named = rows.find(({ id }) => id === dispute.parcelId && left.has(id))?.store
  if (named === undefined) return t('orders.disputes.news.lost-by-all', { amount, stores: listNames(names) })
  const others = listNames(names.filter((name) => name !== named))
  return t('orders.disputes.news.lost-by-named', { amount, store: named, others })
}

const listNames = (names: string[]) => new Intl.ListFormat('en').format(names)
