import { eq } from 'drizzle-orm'
import { payoutAccountChanged } from '../ledger/events.ts'
import { payoutAccounts } from '../ledger/tables.ts'
import { on } from '../platform/messaging/events.ts'
import { transact } from '../platform/platform.ts'
import { checkPayoutName } from './check-payout-name.ts'

/** Compares the new account's name with the verified one. An account is on hold for a day, so nothing is paid before that. */
export const onPayoutAccountChanged = on(payoutAccountChanged, 'check-name', async (platform, { accountId }) => {
  const [account] = await platform.database.select().from(payoutAccounts).where(eq(payoutAccounts.id, accountId))
  if (account && account.endedAt === null) {
    await transact(platform, (tx) => checkPayoutName(platform, tx, account.storeId))
  }
})
