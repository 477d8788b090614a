import * as account from '@makola/contract/auth/account.ts'
import * as contract from '@makola/contract/auth/auth.ts'
import { noContent, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { transact } from '../../platform/platform.ts'
import { limits } from '../limits.ts'
import { endSession, endSessionOf, endSessions } from './end-sessions.ts'
import { listSessions } from './list-sessions.ts'
import { refreshSession } from './refresh-session.ts'

export function mountSessions(router: Router): void {
  router.mount(contract.refreshToken, async ({ platform, body }) => ok(await refreshSession(platform, body.token)), {
    limit: limits.refreshes,
  })
  router.mount(
    contract.logout,
    ({ platform, body }) => transact(platform, (tx) => endSessionOf(tx, body.token)).then(noContent),
    {
      limit: limits.refreshes,
    },
  )
  router.mount(account.listSessions, async ({ platform, caller }) => ok({ data: await listSessions(platform, caller) }))
  // A client that reconnects in a loop is slowed down.
  router.stream(account.followSession, async () => () => () => {}, { limit: { calls: 120, seconds: 60 } })
  router.mount(account.endSession, ({ platform, caller, params }) =>
    transact(platform, (tx) => endSession(tx, caller.accountId, params.id)).then(noContent),
  )
  router.mount(account.endOtherSessions, ({ platform, caller }) =>
    transact(platform, (tx) => endSessions(tx, caller.accountId, caller.sessionId)).then(noContent),
  )
}
