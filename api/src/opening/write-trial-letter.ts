import { say } from '@makola/words/say.ts'
import { bigCode, frameLetter, paragraph } from '../notifications/letters/letter-frame.ts'
import type { Letter } from '../notifications/letters/send-message.ts'

const t = say('en')

/** The letter that shows that mail arrives. */
export async function writeTrialLetter(given: { shopName: string; shopUrl: string; digits: string }): Promise<Letter> {
  const { shopName, shopUrl, digits } = given
  const what = t('opening.letter.what', { shopName })
  return {
    subject: t('opening.letter.subject', { shopName, digits }),
    html: await frameLetter({
      shopName,
      shopUrl,
      title: t('opening.letter.title'),
      preview: what,
      because: { reason: 'account' },
      body: [paragraph(what), bigCode(digits)],
    }),
    text: `${what}\n\n${digits}`,
  }
}
