import { type Message, readOutboxFolder } from '../../api/src/platform/mail/mailer.ts'
import type { TestPlatform } from '../test-platform.ts'

/** The emails to an address, newest first, after all waiting jobs have run. */
export async function lettersTo(shop: TestPlatform, address: string): Promise<Message[]> {
  await shop.jobs.drain(shop)
  return (await readOutboxFolder(shop.mailer.folder ?? '')).filter((letter) => letter.to === address)
}

/** The six digits of the newest email to an address. */
export async function codeFor(shop: TestPlatform, address: string): Promise<string> {
  const [letter] = await lettersTo(shop, address)
  const code = /^\d{6}$/m.exec(letter?.text ?? '')?.[0]
  if (!code) throw new Error(`No code was sent to ${address}`)
  return code
}
