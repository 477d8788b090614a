import { formatDate, formatDateTime } from '@makola/money/format.ts'
import { say } from '@makola/words/say.ts'
import { button, frameLetter, paragraph } from '../letters/letter-frame.ts'
import type { Letter } from '../letters/send-message.ts'

const t = say('en')

type About = { name: string; shopName: string; shopUrl: string }

/** The copy of a person's data can be downloaded. */
export function writeExportReady({ expiresAt, ...about }: About & { expiresAt: Date }): Promise<Letter> {
  return write(about, {
    title: t('privacy.letter.export.title'),
    told: [t('privacy.letter.export.what', { ...about, day: formatDate(expiresAt) })],
    action: t('privacy.letter.export.action'),
  })
}

/** The account is to be deleted, and how to keep it. */
export function writeErasureAsked({ dueAt, ...about }: About & { dueAt: Date }): Promise<Letter> {
  return write(about, {
    title: t('privacy.letter.erasure.title'),
    told: [
      t('privacy.letter.erasure.what', { ...about, time: formatDateTime(dueAt) }),
      t('privacy.letter.erasure.care'),
    ],
    action: t('privacy.letter.erasure.action'),
  })
}

type Said = { title: string; told: string[]; action: string }

async function write({ shopName, shopUrl }: About, { title, told, action }: Said): Promise<Letter> {
  const url = `${shopUrl}/account/details`
  return {
    subject: title,
    html: await frameLetter({
      shopName,
      shopUrl,
      title,
      preview: told[0] ?? '',
      because: { reason: 'account' },
      body: [...told.map(paragraph), button(url, action)],
    }),
    text: [`${title}.`, ...told, url].join('\n\n'),
  }
}

type GuestLink = { shopName: string; shopUrl: string; linkUrl: string; expiresAt: Date }

/** The link to the data of an address without an account: the same words for every address, as it may be a stranger's. */
export async function writeGuestLink({ shopName, shopUrl, linkUrl, expiresAt }: GuestLink): Promise<Letter> {
  const title = t('privacy.letter.guest.title')
  const what = t('privacy.letter.guest.what', { shopName, time: formatDateTime(expiresAt) })
  const action = t('privacy.letter.guest.action')
  const care = t('privacy.letter.guest.care')
  return {
    subject: title,
    html: await frameLetter({
      ...{ shopName, shopUrl, title, preview: what },
      body: [paragraph(what), button(linkUrl, action), paragraph(care)],
      because: { reason: 'asked' },
    }),
    text: [what, `${action}:\n${linkUrl}`, care].join('\n\n'),
  }
}
