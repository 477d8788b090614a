import { formatDateTime } from '@makola/money/format.ts'
import { say } from '@makola/words/say.ts'
import type { payoutAccounts } from '../../ledger/tables.ts'
import { button, frameLetter, paragraph } from '../letters/letter-frame.ts'
import type { Letter } from '../letters/send-message.ts'

const t = say('en')

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
  const title = t('notifications.letter.payout-account.title', { store: storeName })
  const told = t('notifications.letter.payout-account.what', {
    name,
    createdBy,
    store: storeName,
    institution,
    numberEnd,
    holder,
    time: formatDateTime(usableFrom),
  })
  const care = t('notifications.letter.payout-account.care')
  const url = `${shopUrl}/dashboard/earnings`
  return {
    subject: title,
    html: await frameLetter({
      shopName,
      shopUrl,
      title,
      preview: told,
      because: { reason: 'owns', store: storeName },
      body: [paragraph(told), paragraph(care), button(url, t('notifications.letter.payout-account.action'))],
    }),
    text: [`${title}.`, told, care, url].join('\n\n'),
  }
}
