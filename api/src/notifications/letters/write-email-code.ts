import { bigCode, button, frameLetter, paragraph } from './letter-frame.ts'
import type { Letter } from './send-message.ts'

type CodeLetter = {
  /** `known`: somebody registered an address that has an account. Only this email says so. */
  kind: 'registration' | 'reset' | 'known'
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
  const hasCode = given.kind !== 'known'
  return {
    subject,
    html: await frameLetter({
      shopName,
      shopUrl,
      title,
      preview: what,
      because: 'somebody gave this e-mail address',
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
        subject: `${digits} is your ${shopName} code`,
        title: 'Your code',
        what: 'This code finishes your registration. It is good for ten minutes.',
        url: `${shopUrl}/verify?${query}`,
        action: 'Finish registering',
        care: 'If this wasn’t you, ignore this e-mail: without the code and your password no account is made.',
      }
    case 'reset':
      return {
        subject: `${digits} is your code for a new ${shopName} password`,
        title: 'A new password',
        what: `Hello ${name}, with this code you can set a new password. It is good for ten minutes.`,
        url: `${shopUrl}/reset-password?${query}`,
        action: 'Set a new password',
        care: 'If this wasn’t you, ignore this e-mail: your password stays as it is.',
      }
    case 'known':
      return {
        subject: `You have a ${shopName} account already`,
        title: 'You have an account already',
        what: `Hello ${name}, somebody asked for an account with this e-mail address. It has one already, so nothing was changed.`,
        url: `${shopUrl}/login`,
        action: 'Sign in',
        care: `If it was you and you have forgotten the password, ask for a new one: ${shopUrl}/forgot-password. If it was not you, you need not do anything.`,
      }
  }
}
