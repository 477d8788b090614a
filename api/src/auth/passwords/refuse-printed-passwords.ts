import { eq, inArray } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { StartError } from '../../platform/start-error.ts'
import { isForThisMachine } from '../../platform/this-machine.ts'
import { accounts } from '../tables.ts'
import { fitsPassword, hashNewPassword } from './passwords.ts'
import { demoPasswordOf, printedPasswords } from './printed-passwords.ts'

type DemoEmail = keyof typeof printedPasswords

/**
 * A shop filled with the demo and opened to the public later still has its accounts, whatever `SEED` says by then. Where the demo
 * itself is public, they get passwords of this shop.
 * @throws StartError naming the accounts that anybody could sign in to.
 */
export async function refusePrintedPasswords(platform: Platform): Promise<void> {
  const fault = await findPrintedPasswords(platform)
  if (fault === null) return
  if (platform.config.demo !== 'public') throw new StartError(fault.text)
  for (const email of fault.emails) {
    const passwordHash = await hashNewPassword(demoPasswordOf(platform, email), email)
    await platform.database.update(accounts).set({ passwordHash }).where(eq(accounts.email, email))
  }
}

/** The accounts that anybody could sign in to at this address, and the fault in words; null when there are none. */
export async function findPrintedPasswords({
  config,
  database,
}: Pick<Platform, 'config' | 'database'>): Promise<{ emails: DemoEmail[]; text: string } | null> {
  if (isForThisMachine(config)) return null
  const emails = await findOpenAccounts(database)
  if (emails.length === 0) return null
  return {
    emails,
    text: `Others can reach this shop, and these accounts still have the password that is printed in the README: ${emails.join(', ')}.\nGive them another one while the shop is open to this machine only, begin with an empty DATA_DIR and SEED=none, or open a marked demo to everyone with DEMO=public.`,
  }
}

async function findOpenAccounts(database: Platform['database']): Promise<DemoEmail[]> {
  const demo = Object.keys(printedPasswords) as DemoEmail[]
  const found = await database.select().from(accounts).where(inArray(accounts.email, demo))
  const open: DemoEmail[] = []
  for (const email of demo) {
    const account = found.find((row) => row.email === email)
    if (account && (await fitsPassword(printedPasswords[email], account.passwordHash))) open.push(email)
  }
  return open
}
