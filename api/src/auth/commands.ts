import { staffRoles } from '@makola/contract/permissions.ts'
import { eq } from 'drizzle-orm'
import type { Command } from '../platform/module.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { accessTokenSeconds } from './sessions/access-token.ts'
import { endSessions } from './sessions/end-sessions.ts'
import { openSession } from './sessions/open-session.ts'
import { setStaffRole } from './staff/set-staff-role.ts'
import { accounts } from './tables.ts'
import { forgetSecondFactor } from './two-factor/forget-second-factor.ts'

const token: Command = {
  name: 'token',
  usage: 'token <email>',
  summary: `Print an access token of an account, good for ${accessTokenSeconds / 60} minutes`,
  async run(platform, [email = '']) {
    const account = await findAccount(platform, email)
    if (!account) return complain(email, 'token')
    const session = { accountId: account.id, device: 'Command line' }
    const tokens = await transact(platform, (tx) => openSession(platform, tx, session))
    console.log(tokens.access_token)
    return 0
  },
}

const resetSignIn: Command = {
  name: 'reset-sign-in',
  usage: 'reset-sign-in <email>',
  summary: 'For somebody who lost their phone: two-factor and passkeys off, every session ended; the password stays',
  async run(platform, [email = '']) {
    const account = await findAccount(platform, email)
    if (!account) return complain(email, 'reset-sign-in')
    await transact(platform, async (tx) => {
      await forgetSecondFactor(platform, tx, account.id)
      await endSessions(tx, account.id)
    })
    console.log(`${account.email} signs in with the password alone now, and was signed out everywhere.`)
    return 0
  },
}

const giveRole: Command = {
  name: 'staff',
  usage: `staff <email> <${[...staffRoles, 'none'].join('|')}>`,
  summary: "Give an account a role among the shop's staff, or take it away; the last owner stays",
  async run(platform, [email = '', wish = '']) {
    const role = wish === 'none' ? null : staffRoles.find((each) => each === wish)
    if (role === undefined) {
      console.error(`Usage: ${giveRole.usage}`)
      return 1
    }
    const refusal = await setStaffRole(platform, { email, role })
    if (refusal === 'no-account') return complain(email, 'staff')
    if (refusal === 'last-owner') {
      console.error('The shop needs an owner. Make someone else an owner first.')
      return 1
    }
    console.log(role ? `${email} is ${role} now.` : `${email} is not on the staff any more.`)
    return 0
  },
}

async function findAccount({ database }: Platform, email: string) {
  const [account] = await database.select().from(accounts).where(eq(accounts.email, email.toLowerCase()))
  return account
}

function complain(email: string, command: string): number {
  console.error(email === '' ? `Usage: ${command} <email>` : 'There is no account with this email address.')
  return 1
}

export const commands: readonly Command[] = [token, resetSignIn, giveRole]
