import { say } from '@makola/words/say.ts'
import { bigCode, button, frameLetter, paragraph } from '../letters/letter-frame.ts'
import type { Letter } from '../letters/send-message.ts'

const t = say('en')

type CodeLetter = {
  /** `known`: somebody registered an address that has an account, or wants to move to it. Only this email says so. */
  kind: 'registration' | 'reset' | 'known' | 'change' | 'change-known'
  shopName: string
  shopUrl: string
  /** The account's name. A name typed at registration is not forwarded: the address may be a stranger's. */
  name: string
  email: string
  digits: string
}

/** The code that proves an address, or that lets its owner set a new password. */
export async function writeEmailCode(given: CodeLetter): Promise<Letter> {
  const { shopName, shopUrl, digits } = given
  const { subject, title, what, url, action, care } = wordsOf(given)
  const hasCode = given.kind !== 'known' && given.kind !== 'change-known'
  return {
    subject,
    html: await frameLetter({
      shopName,
      shopUrl,
      title,
      preview: what,
      because: { reason: 'code' },
      body: [paragraph(what), ...(hasCode ? [bigCode(digits)] : []), button(url, action), paragraph(care)],
    }),
    text: [what, ...(hasCode ? [digits] : []), `${action}:\n${url}`, care].join('\n\n'),
  }
}

type Words = { subject: string; title: string; what: string; url: string; action: string; care: string }

function wordsOf({ kind, shopName, shopUrl, name, email, digits }: CodeLetter): Words {
  const query = `email=${encodeURIComponent(email)}&code=${digits}`
  switch (kind) {
    case 'registration':
      return {
        subject: t('notifications.letter.registration.subject', { digits, shopName }),
        title: t('notifications.letter.registration.title'),
        what: t('notifications.letter.registration.what'),
        url: `${shopUrl}/verify?${query}`,
        action: t('notifications.letter.registration.action'),
        care: t('notifications.letter.registration.care'),
      }
    case 'reset':
      return {
        subject: t('notifications.letter.reset.subject', { digits, shopName }),
        title: t('notifications.letter.reset.title'),
        what: t('notifications.letter.reset.what', { name }),
        // It sets a password: behind `#` no server logs it.
        url: `${shopUrl}/reset-password#${query}`,
        action: t('notifications.letter.reset.action'),
        care: t('notifications.letter.reset.care'),
      }
    case 'change':
      return {
        subject: t('notifications.letter.change.subject', { digits, shopName }),
        title: t('notifications.letter.change.title'),
        what: t('notifications.letter.change.what'),
        url: `${shopUrl}/account/details`,
        action: t('notifications.letter.change.action'),
        care: t('notifications.letter.change.care'),
      }
    case 'change-known':
      return {
        subject: t('notifications.letter.change-known.subject', { shopName }),
        title: t('notifications.letter.change-known.title'),
        what: t('notifications.letter.change-known.what'),
        url: `${shopUrl}/login`,
        action: t('notifications.letter.change-known.action'),
        care: t('notifications.letter.change-known.care'),
      }
    case 'known':
      return {
        subject: t('notifications.letter.known.subject', { shopName }),
        title: t('notifications.letter.known.title'),
        what: t('notifications.letter.known.what', { name }),
        url: `${shopUrl}/login`,
        action: t('notifications.letter.known.action'),
        care: t('notifications.letter.known.care', { url: `${shopUrl}/forgot-password` }),
      }
  }
}
