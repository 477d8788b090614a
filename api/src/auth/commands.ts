import { eq } from 'drizzle-orm'
import type { Command } from '../platform/module.ts'
import { transact } from '../platform/platform.ts'
import { accessTokenSeconds } from './access-token.ts'
import { openSession } from './open-session.ts'
import { accounts } from './tables.ts'

const token: Command = {
  name: 'token',
  usage: 'token <email>',
  summary: `Print an access token of an account, good for ${accessTokenSeconds / 60} minutes`,
  async run(platform, [email = '']) {
    const [account] = await platform.database.select().from(accounts).where(eq(accounts.email, email.toLowerCase()))
    if (!account) {
      console.error(email === '' ? 'Usage: token <email>' : 'There is no account with this e-mail address.')
      return 1
    }
    const session = { accountId: account.id, device: 'Command line' }
    const tokens = await transact(platform, (tx) => openSession(platform, tx, session))
    console.log(tokens.access_token)
    return 0
  },
}

export const commands: readonly Command[] = [token]
