import { say } from '@makola/words/say.ts'
import { eq } from 'drizzle-orm'
import { disputeChanged, disputeNeedsPerson } from '../../payments/events.ts'
import { disputes, payments } from '../../payments/tables.ts'
import { on } from '../../platform/messaging/events.ts'
import type { Platform } from '../../platform/platform.ts'
import { notify } from '../bell/send-notifications.ts'

const t = say('en')

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
      body: t('orders.disputes.news.ended-body', { amount }),
    },
  }[event]
  const cause = `dispute-${event}:${disputeId}${event === 'ended' ? `:${state}` : ''}`
  const news = { type: 'payment-to-decide', storeId: null, cause, ...texts, link: '/dashboard/disputes' } as const
  await notify(platform, news)
}
