import type { Passkey } from '@makola/contract/auth.ts'
import { formatDate } from '@makola/money/format.ts'
import type { SignInChange } from '../../auth/events.ts'
import { button, frameLetter, paragraph } from './letter-frame.ts'
import type { Letter } from './send-message.ts'

const words: Record<SignInChange, string> = {
  'password-changed': 'Your password was changed',
  'two-factor-on': 'Two-factor sign-in was turned on',
  'two-factor-off': 'Two-factor sign-in was turned off',
  'passkey-added': 'A passkey was added',
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
  const title = words[what]
  const securityPage = `${shopUrl}/account/security`
  const told = `Hello ${name}, this was just done in your ${shopName} account. If it was you, all is well.`
  const care = [
    'If it was not you, set a new password now: that ends every session.',
    ...(passkeys.length > 0
      ? [
          'Passkeys stay: each signs in without the password. Remove any that you do not know on the security page:',
          ...passkeys.map(({ name: passkey, createdAt }) => `– ${passkey}, added ${formatDate(createdAt)}`),
          securityPage,
        ]
      : [`Then look at the security page: ${securityPage}`]),
  ]
  const url = `${shopUrl}/forgot-password`
  return {
    subject: `${title} at ${shopName}`,
    html: await frameLetter({
      shopName,
      shopUrl,
      title,
      preview: told,
      because: 'you have an account',
      body: [paragraph(told), ...care.map(paragraph), button(url, 'Set a new password')],
    }),
    text: [`${title}.`, told, ...care, url].join('\n\n'),
  }
}
