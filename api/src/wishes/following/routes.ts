import * as contract from '@makola/contract/wishes/follows.ts'
import { noContent, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { countFollowers } from './count-followers.ts'
import { followStore, unfollowStore } from './follow-store.ts'
import { listFollows } from './list-follows.ts'

export function mountFollowing(router: Router): void {
  router.mount(contract.listFollows, async ({ platform, caller }) =>
    ok({ data: await listFollows(platform, caller.accountId) }),
  )
  router.mount(contract.followStore, async ({ platform, caller, params }) => {
    await followStore(platform, { caller, store: params.id })
    return noContent()
  })
  router.mount(contract.unfollowStore, async ({ platform, caller, params }) => {
    await unfollowStore(platform, { caller, store: params.id })
    return noContent()
  })
  router.mount(contract.countFollowers, async ({ platform: { database }, caller, params }) =>
    ok({ data: await countFollowers(database, caller, params.id) }),
  )
}
