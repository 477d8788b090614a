import { say } from '@makola/words/say.ts'
import { frameLetter, paragraph } from '../letters/letter-frame.ts'
import type { Letter } from '../letters/send-message.ts'

const t = say('en')

type Removed = { shopName: string; shopUrl: string; name: string; store: string }

/** The end of a membership in a store. */
export async function writeMemberRemoved({ shopName, shopUrl, name, store }: Removed): Promise<Letter> {
  const title = t('notifications.letter.removed.title', { store })
  const what = t('notifications.letter.removed.what', { name, store, shopName })
  return {
    subject: title,
    html: await frameLetter({
      ...{ shopName, shopUrl, title },
      preview: what,
      because: { reason: 'account' },
      body: paragraph(what),
    }),
    text: what,
  }
}
