import { say } from '@makola/words/say.ts'
import { button, frameLetter, paragraph, quietLink } from '../letters/letter-frame.ts'
import type { Letter } from '../letters/send-message.ts'

const t = say('en')

type AlertLetter = { shopName: string; shopUrl: string; alertUrl: string }

/** Asks the owner of an address that somebody typed: no words of a shopper or a seller, as it may be a stranger's. */
export async function writeAlertToConfirm({ shopName, shopUrl, alertUrl }: AlertLetter): Promise<Letter> {
  const title = t('wishes.letter.confirm.title')
  const what = t('wishes.letter.confirm.what')
  const action = t('wishes.letter.confirm.action')
  const care = t('wishes.letter.confirm.care')
  return {
    subject: t('wishes.letter.confirm.subject', { shopName }),
    html: await frameLetter({
      ...{ shopName, shopUrl, title, preview: what },
      body: [paragraph(what), button(alertUrl, action), paragraph(care)],
      because: { reason: 'alert' },
    }),
    text: [what, `${action}:\n${alertUrl}`, care].join('\n\n'),
  }
}

type Back = AlertLetter & {
  product: string
  productUrl: string
  store: string
  units: number
  /** True when others were told of these units too. */
  isShared: boolean
}

/** The one email that somebody asked for. */
export async function writeStockBack(given: Back): Promise<Letter> {
  const { shopName, shopUrl, product, alertUrl, productUrl, store, units } = given
  const isShared = given.isShared ? 'yes' : 'no'
  const title = t('wishes.letter.back.title')
  const what = t('wishes.letter.back.what', { store, product, units, isShared })
  const action = t('wishes.letter.back.action')
  const care = t('wishes.letter.back.care')
  const stop = t('wishes.letter.back.stop')
  return {
    subject: t('wishes.letter.back.subject', { product }),
    html: await frameLetter({
      ...{ shopName, shopUrl, title, preview: what },
      body: [paragraph(what), button(productUrl, action), paragraph(care), quietLink(alertUrl, stop)],
      because: { reason: 'alert' },
    }),
    text: [what, `${action}:\n${productUrl}`, care, `${stop}:\n${alertUrl}`].join('\n\n'),
  }
}
