import { formatDateTime } from '@makola/money/format.ts'
import { say } from '@makola/words/say.ts'
import { button, frameLetter, paragraph } from '../letters/letter-frame.ts'
import type { Letter } from '../letters/send-message.ts'

const t = say('en')

type Changed = { name: string; newEmail: string; until: Date; token: string; shopName: string; shopUrl: string }

/** To the former address: the account has another one, and how to undo that. The link's secret is behind `#`: no log holds it. */
export async function writeEmailChanged({ until, token, shopUrl, ...about }: Changed): Promise<Letter> {
  const title = t('notifications.letter.email-changed.title')
  const what = t('notifications.letter.email-changed.what', about)
  const care = t('notifications.letter.email-changed.care', { time: formatDateTime(until) })
  const action = t('notifications.letter.email-changed.action')
  const url = `${shopUrl}/reset-password#undo=${token}`
  return {
    subject: t('notifications.letter.email-changed.subject', about),
    html: await frameLetter({
      shopName: about.shopName,
      shopUrl,
      title,
      preview: what,
      because: { reason: 'account' },
      body: [paragraph(what), paragraph(care), button(url, action)],
    }),
    text: [`${title}.`, what, care, `${action}:\n${url}`].join('\n\n'),
  }
}
