import { inArray } from 'drizzle-orm'
import { fitsPassword } from '../src/auth/passwords/passwords.ts'
import { accounts } from '../src/auth/tables.ts'
import { isForThisMachine } from '../src/platform/http/public-address.ts'
import { StartError } from '../src/platform/open-platform.ts'
import type { Platform } from '../src/platform/platform.ts'
import { demoAccounts } from './demo-people.ts'

/**
 * A shop filled with the demo and opened to the public later still has its accounts.
 * @throws StartError naming the accounts that anybody could sign in to.
 */
export async function refusePrintedPasswords({ config, database }: Platform): Promise<void> {
  if (isForThisMachine(config) || config.demo === 'public') return
  const emails = demoAccounts.map(({ email }) => email)
  const found = await database.select().from(accounts).where(inArray(accounts.email, emails))
  const open: string[] = []
  for (const { email, passwordHash } of found) {
    const password = demoAccounts.find((account) => account.email === email)?.password ?? ''
    if (await fitsPassword(password, passwordHash)) open.push(email)
  }
  if (open.length === 0) return
  throw new StartError(
    `This shop can be reached from elsewhere, and these accounts still have the password that is printed in the README: ${open.join(', ')}.\nGive them another one while the shop is open to this machine only, begin with an empty DATA_DIR and SEED=none, or open the demo to everyone with DEMO=public.`,
  )
}
