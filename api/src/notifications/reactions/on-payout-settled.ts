import { formatMoney } from '@makola/money/format.ts'
import { eq } from 'drizzle-orm'
import { payoutSettled } from '../../ledger/events.ts'
import { payoutAccounts, payouts } from '../../ledger/tables.ts'
import { on } from '../../platform/messaging/events.ts'
import { transact } from '../../platform/platform.ts'
import { stores } from '../../stores/tables.ts'
import { tellPeople } from '../bell/tell-people.ts'
import type { News } from '../events.ts'

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
    for (const news of told) await tellPeople(tx, news, settled.payout.changedAt)
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
    title: `${writeAmount(payout)} was paid out to you`,
    body: `To ${nameAccount(account)}. On the statement it is called ${payout.reference}.`,
    link: '/dashboard/earnings',
  }
}

function writeCameBack({ payout, account }: Settled): News {
  return {
    type: 'payout-failed',
    storeId: payout.storeId,
    cause: `payout-failed:${payout.id}`,
    title: `A payout of ${writeAmount(payout)} came back`,
    body: `${writeReason(payout)}It did not reach ${nameAccount(account)}: check the account. The money is yours as before, and goes out again with the next payout.`,
    link: '/dashboard/earnings',
  }
}

function writeToOperators({ payout, account, storeName }: Settled): News {
  return {
    type: 'shop-payout-failed',
    storeId: null,
    cause: `shop-payout-failed:${payout.id}`,
    title: `A payout to ${storeName} came back`,
    body: `${writeReason(payout)}${writeAmount(payout)} (${payout.reference}) did not reach ${nameAccount(account)}. The store is owed it again.`,
    link: `/dashboard/payouts/${payout.runId}`,
  }
}

const writeAmount = ({ minor: amount, currency }: Settled['payout']) => formatMoney({ amount, currency })

const nameAccount = ({ institution, numberEnd }: Settled['account']) => `${institution}, ending in ${numberEnd}`

/** The reason, if one was given. */
const writeReason = ({ note }: Settled['payout']) => (note === '' ? '' : `${note.replace(/[.\s]+$/, '')}. `)
