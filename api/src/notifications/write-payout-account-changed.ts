import { formatDateTime } from '@makola/money/format.ts'
import type { payoutAccounts } from '../ledger/tables.ts'
import { button, frameLetter, paragraph } from './letter-frame.ts'
import type { Letter } from './send-message.ts'

type Changed = {
  payoutAccount: typeof payoutAccounts.$inferSelect
  storeName: string
  name: string
  shopName: string
  shopUrl: string
}

/** A store's money will go elsewhere: who did it, where to, from when on, and what to do if it was none of theirs. */
export async function writePayoutAccountChanged(changed: Changed): Promise<Letter> {
  const { payoutAccount, storeName, name, shopName, shopUrl } = changed
  const { institution, holder, numberEnd, usableFrom, createdBy } = payoutAccount
  const title = `${storeName} will be paid out to another account`
  const told = `Hello ${name}, ${createdBy} has just set the account of ${storeName}: ${institution}, ending in ${numberEnd}, in the name of ${holder}. Payouts go there from ${formatDateTime(usableFrom)} on.`
  const care =
    'If nobody of you did this, set the right account before then, and a new password for whoever was named here.'
  const url = `${shopUrl}/dashboard/earnings`
  return {
    subject: `${title}: was it you?`,
    html: await frameLetter({
      shopName,
      shopUrl,
      title,
      preview: told,
      because: `you own ${storeName}`,
      body: [paragraph(told), paragraph(care), button(url, 'Look at the account')],
    }),
    text: [`${title}.`, told, care, url].join('\n\n'),
  }
}
