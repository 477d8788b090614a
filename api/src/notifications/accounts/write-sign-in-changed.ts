import type { Passkey } from '@makola/contract/auth/auth.ts'
import { formatDate } from '@makola/money/format.ts'
import type { Key } from '@makola/words/messages.ts'
import { say } from '@makola/words/say.ts'
import type { SignInChange } from '../../auth/events.ts'
import { button, frameLetter, paragraph } from '../letters/letter-frame.ts'
import type { Letter } from '../letters/send-message.ts'

const t = say('en')

const titles = {
  'password-changed': 'notifications.letter.sign-in.password-changed',
  'two-factor-on': 'notifications.letter.sign-in.two-factor-on',
  'two-factor-off': 'notifications.letter.sign-in.two-factor-off',
  'passkey-added': 'notifications.letter.sign-in.passkey-added',
  'passkey-removed': 'notifications.letter.sign-in.passkey-removed',
  'second-factor-reset': 'notifications.letter.sign-in.second-factor-reset',
  'email-restored': 'notifications.letter.sign-in.email-restored',
} as const satisfies Record<SignInChange, Key>

/** Sentences for changes that the owner did not make in a session of their own. */
const byOthers: Partial<
  Record<SignInChange, 'notifications.letter.sign-in.reset-what' | 'notifications.letter.sign-in.email-restored-what'>
> = {
  'second-factor-reset': 'notifications.letter.sign-in.reset-what',
  'email-restored': 'notifications.letter.sign-in.email-restored-what',
}

type Changed = {
  what: SignInChange
  name: string
  passkeys: readonly Pick<Passkey, 'name' | 'createdAt'>[]
  shopName: string
  shopUrl: string
}

/** A change in how an account signs in: fine if the owner did it, and what to do if not. */
export async function writeSignInChanged({ what, name, passkeys, shopName, shopUrl }: Changed): Promise<Letter> {
  const title = t(titles[what])
  const securityPage = `${shopUrl}/account/security`
  const told = t(byOthers[what] ?? 'notifications.letter.sign-in.what', { name, shopName })
  const care = [
    t('notifications.letter.sign-in.care'),
    ...(passkeys.length > 0
      ? [
          t('notifications.letter.sign-in.passkeys'),
          ...passkeys.map(({ name: passkey, createdAt }) =>
            t('notifications.letter.sign-in.passkey', { passkey, day: formatDate(createdAt) }),
          ),
          securityPage,
        ]
      : [t('notifications.letter.sign-in.security-page', { url: securityPage })]),
  ]
  const url = `${shopUrl}/forgot-password`
  return {
    subject: t('notifications.letter.sign-in.subject', { title, shopName }),
    html: await frameLetter({
      shopName,
      shopUrl,
      title,
      preview: told,
      because: { reason: 'account' },
      body: [paragraph(told), ...care.map(paragraph), button(url, t('notifications.letter.reset.action'))],
    }),
    text: [`${title}.`, told, ...care, url].join('\n\n'),
  }
}
