import { formatDateTime } from '@makola/money/format.ts'
import type { payoutAccounts } from '../../ledger/tables.ts'
import { button, frameLetter, paragraph } from './letter-frame.ts'
import type { Letter } from './send-message.ts'

type Changed = {
  payoutAccount: typeof payoutAccounts.$inferSelect
  storeName: string
  name: string
  shopName: string
  shopUrl: string
}

/** A store's payout account changes: author, destination, date, and what to do if nobody there did it. */
export async function writePayoutAccountChanged(changed: Changed): Promise<Letter> {
  const { payoutAccount, storeName, name, shopName, shopUrl } = changed
  const { institution, holder, numberEnd, usableFrom, createdBy } = payoutAccount
  const title = `New payout account for ${storeName}`
  const told = `Hello ${name}, ${createdBy} added a payout account for ${storeName}: ${institution}, ending in ${numberEnd}, account holder ${holder}. Payouts go there from ${formatDateTime(usableFrom)}.`
  const care =
    'If this wasn’t you or another owner, enter the right account before then, and have the person named here change their password.'
  const url = `${shopUrl}/dashboard/earnings`
  return {
    subject: title,
    html: await frameLetter({
      shopName,
      shopUrl,
      title,
      preview: told,
      because: `you own ${storeName}`,
      body: [paragraph(told), paragraph(care), button(url, 'Check the account')],
    }),
    text: [`${title}.`, told, care, url].join('\n\n'),
  }
}
