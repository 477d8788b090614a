import { formatDate } from '@makola/money/format.ts'
import { say } from '@makola/words/say.ts'
import { eq } from 'drizzle-orm'
import { storeCharged, storeInDebt } from '../../ledger/events.ts'
import { readBalances } from '../../ledger/postings/read-balances.ts'
import { storeCharges } from '../../ledger/tables.ts'
import { on } from '../../platform/messaging/events.ts'
import { stores } from '../../stores/tables.ts'
import { notify } from '../bell/send-notifications.ts'

const t = say('en')

/** Notifies a store of what it was charged or given back, and why. */
export const onStoreCharged = on(storeCharged, 'tell-store', async (platform, { chargeId, isReversal }) => {
  const [charge] = await platform.database.select().from(storeCharges).where(eq(storeCharges.id, chargeId))
  if (!charge) throw new Error(`There is no charge ${chargeId}`)
  const { storeId, minor: amount, currency, reversalReason } = charge
  const reason = isReversal ? (reversalReason ?? '') : charge.reason
  const news = {
    type: 'store-charged',
    storeId,
    cause: `store-charged:${chargeId}:${isReversal ? 'reversed' : 'made'}`,
    title: t('notifications.news.store-charged.title', {
      isReversal: isReversal ? 'yes' : 'no',
      amount: { amount, currency },
    }),
    body: t('notifications.news.store-charged.body', { reason: reason.replace(/[.\s]+$/, '') }),
    link: '/dashboard/earnings',
  } as const
  await notify(platform, news)
})

/** Notifies the shop's finance of a debt that new sales have not filled. */
export const onStoreInDebt = on(storeInDebt, 'tell-finance', async (platform, { storeId, since }) => {
  const { database, clock } = platform
  const [store] = await database.select().from(stores).where(eq(stores.id, storeId))
  const balances = await readBalances(database, { of: eq(stores.id, storeId), now: clock.now() })
  const balance = balances.get(storeId)
  if (!store || !balance) throw new Error(`There is no store ${storeId}`)
  const owedMinor = -(balance.available.amount + balance.pending.amount)
  if (owedMinor <= 0) return
  const news = {
    type: 'store-in-debt',
    storeId: null,
    cause: `store-in-debt:${storeId}:${since}`,
    title: t('notifications.news.store-in-debt.title', {
      store: store.name,
      amount: { amount: owedMinor, currency: balance.currency },
    }),
    body: t('notifications.news.store-in-debt.body', { day: formatDate(since) }),
    link: '/dashboard/payouts',
  } as const
  await notify(platform, news)
})
