import type { Module } from '../platform/module.ts'
import { mountAccount } from './account/routes.ts'
import { mountAccounts } from './accounts/routes.ts'
import { commands } from './commands.ts'
import { mountEmailChange } from './email-change/routes.ts'
import { invariants } from './invariants.ts'
import { mountPasskeys } from './passkeys/routes.ts'
import { mountPasswords } from './passwords/routes.ts'
import { personalData } from './personal-data.ts'
import { schedules } from './schedules.ts'
import { mountSessions } from './sessions/routes.ts'
import { mountSignIn } from './sign-in/routes.ts'
import { mountStaff } from './staff/routes.ts'
import { mountTwoFactor } from './two-factor/routes.ts'
import { warnAboutOperators } from './two-factor/warn-about-operators.ts'

export const authModule: Module = {
  name: 'auth',
  routes(router) {
    mountAccount(router)
    mountEmailChange(router)
    mountSignIn(router)
    mountSessions(router)
    mountPasswords(router)
    mountTwoFactor(router)
    mountPasskeys(router)
    mountAccounts(router)
    mountStaff(router)
  },
  schedules,
  invariants,
  personalData,
  commands,
  warn: warnAboutOperators,
}
