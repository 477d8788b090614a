import { and, eq } from 'drizzle-orm'
import { sayAuthor } from '../../auth/account/say-authors.ts'
import { accounts } from '../../auth/tables.ts'
import { payoutAccountChanged } from '../../ledger/events.ts'
import { payoutAccounts } from '../../ledger/tables.ts'
import { on } from '../../platform/messaging/events.ts'
import { members, stores } from '../../stores/tables.ts'
import { sendMessage } from '../letters/send-message.ts'
import { writePayoutAccountChanged } from './write-payout-account-changed.ts'

/** Notifies every owner of a new payout account a day ahead, in time to object. */
export const onPayoutAccountChanged = on(payoutAccountChanged, 'mail-owners', async (platform, { accountId }) => {
  const { config, database } = platform
  const owners = await database
    .select({ payoutAccount: payoutAccounts, storeName: stores.name, name: accounts.name, email: accounts.email })
    .from(payoutAccounts)
    .innerJoin(stores, eq(stores.id, payoutAccounts.storeId))
    .innerJoin(members, and(eq(members.storeId, stores.id), eq(members.role, 'owner')))
    .innerJoin(accounts, eq(accounts.id, members.accountId))
    .where(eq(payoutAccounts.id, accountId))
  for (const { payoutAccount, storeName, name, email } of owners) {
    const { shopName, publicUrl: shopUrl } = config
    const said = await sayAuthor(database, 'createdBy', payoutAccount)
    const letter = await writePayoutAccountChanged({ payoutAccount: said, storeName, name, shopName, shopUrl })
    const key = `payout-account-changed:${accountId}:${email}`
    await sendMessage(platform, { ...letter, key, at: payoutAccount.createdAt, to: email })
  }
})
