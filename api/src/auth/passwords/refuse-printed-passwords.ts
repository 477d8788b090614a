import { inArray } from 'drizzle-orm'
import { isForThisMachine } from '../../platform/http/public-address.ts'
import type { Platform } from '../../platform/platform.ts'
import { StartError } from '../../platform/start-error.ts'
import { accounts } from '../tables.ts'
import { fitsPassword } from './passwords.ts'
import { printedPasswords } from './printed-passwords.ts'

/**
 * A shop filled with the demo and opened to the public later still has its accounts, whatever `SEED` says by then.
 * @throws StartError naming the accounts that anybody could sign in to.
 */
export async function refusePrintedPasswords({ config, database }: Platform): Promise<void> {
  if (isForThisMachine(config) || config.demo === 'public') return
  const printed = new Map<string, string>(Object.entries(printedPasswords))
  const found = await database
    .select()
    .from(accounts)
    .where(inArray(accounts.email, [...printed.keys()]))
  const open: string[] = []
  for (const { email, passwordHash } of found) {
    if (await fitsPassword(printed.get(email) ?? '', passwordHash)) open.push(email)
  }
  if (open.length === 0) return
  throw new StartError(
    `This shop can be reached from elsewhere, and these accounts still have the password that is printed in the README: ${open.join(', ')}.\nGive them another one while the shop is open to this machine only, begin with an empty DATA_DIR and SEED=none, or open the demo to everyone with DEMO=public.`,
  )
}
