import { say } from '@makola/words/say.ts'
import { eq } from 'drizzle-orm'
import { payoutSettled } from '../../ledger/events.ts'
import { payoutAccounts, payouts } from '../../ledger/tables.ts'
import { on } from '../../platform/messaging/events.ts'
import { transact } from '../../platform/platform.ts'
import { stores } from '../../stores/tables.ts'
import { sendNotifications } from '../bell/send-notifications.ts'
import type { News } from '../events.ts'

const t = say('en')

/** Notifies a store that its money has arrived or come back, and the operators when it came back. */
export const onPayoutSettled = on(payoutSettled, 'tell-store', async (platform, { payoutId, state }) => {
  const [settled] = await platform.database
    .select({ payout: payouts, account: payoutAccounts, storeName: stores.name })
    .from(payouts)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, payouts.accountId))
    .innerJoin(stores, eq(stores.id, payouts.storeId))
    .where(eq(payouts.id, payoutId))
  if (!settled) return
  const told = state === 'paid' ? [writePaid(settled)] : [writeCameBack(settled), writeToOperators(settled)]
  await transact(platform, async (tx) => {
    for (const news of told) await sendNotifications(tx, news, settled.payout.changedAt)
  })
})

type Settled = {
  payout: typeof payouts.$inferSelect
  account: typeof payoutAccounts.$inferSelect
  storeName: string
}

function writePaid({ payout, account }: Settled): News {
  return {
    type: 'payout-paid',
    storeId: payout.storeId,
    cause: `payout-paid:${payout.id}`,
    title: t('notifications.news.payout-paid.title', { amount: amountOf(payout) }),
    body: t('notifications.news.payout-paid.body', { ...nameAccount(account), reference: payout.reference }),
    link: '/dashboard/earnings',
  }
}

function writeCameBack({ payout, account }: Settled): News {
  return {
    type: 'payout-failed',
    storeId: payout.storeId,
    cause: `payout-failed:${payout.id}`,
    title: t('notifications.news.payout-failed.title', { amount: amountOf(payout) }),
    body: writeReason(payout) + t('notifications.news.payout-failed.body', nameAccount(account)),
    link: '/dashboard/earnings',
  }
}

function writeToOperators({ payout, account, storeName }: Settled): News {
  return {
    type: 'shop-payout-failed',
    storeId: null,
    cause: `shop-payout-failed:${payout.id}`,
    title: t('notifications.news.shop-payout-failed.title', { store: storeName }),
    body:
      writeReason(payout) +
      t('notifications.news.shop-payout-failed.body', {
        amount: amountOf(payout),
        reference: payout.reference,
        ...nameAccount(account),
      }),
    link: `/dashboard/payouts/${payout.runId}`,
  }
}

const amountOf = ({ minor: amount, currency }: Settled['payout']) => ({ amount, currency })

const nameAccount = ({ institution, numberEnd }: Settled['account']) => ({ institution, numberEnd })

/** The reason, if one was given. */
const writeReason = ({ note }: Settled['payout']) => (note === '' ? '' : `${note.replace(/[.\s]+$/, '')}. `)
