import * as contract from '@makola/contract/notifications/notifications.ts'
import { z } from 'zod'
import { ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { countUnread } from './count-unread.ts'
import { followNotifications } from './follow-notifications.ts'
import { listNotifications } from './list-notifications.ts'
import { getNotificationSettings, setNotificationSettings } from './notification-settings.ts'
import { readNotifications } from './read-notifications.ts'
import { resolveBell } from './resolve-bell.ts'

const eventId = z.uuid()

export function mountNotifications(router: Router): void {
  router.mount(contract.listNotifications, async ({ platform: { database }, caller, query: { store, ...question } }) =>
    ok(await listNotifications(database, await resolveBell(database, caller, store), question)),
  )
  router.mount(contract.countUnreadNotifications, async ({ platform: { database }, caller, query }) => {
    const whose = await resolveBell(database, caller, query.store)
    return ok({ data: { unread: await countUnread(database, whose) } })
  })
  router.mount(contract.readNotifications, async ({ platform, caller, body }) => {
    const whose = await resolveBell(platform.database, caller, body.store)
    return ok({ data: { unread: await readNotifications(platform, whose, body.ids) } })
  })
  router.mount(contract.getNotificationSettings, async ({ platform: { database }, caller, query }) => {
    const whose = await resolveBell(database, caller, query.store)
    return ok({ data: await getNotificationSettings(database, { caller, whose }) })
  })
  router.mount(contract.setNotificationSettings, async ({ platform, caller, body }) => {
    const whose = await resolveBell(platform.database, caller, body.store)
    return ok({ data: await setNotificationSettings(platform, { caller, whose }, body.settings) })
  })
  router.stream(
    contract.followNotifications,
    async ({ platform, caller, query, c }) => {
      const whose = await resolveBell(platform.database, caller, query.store)
      const lastSeen = eventId.safeParse(c.req.header('last-event-id'))
      return followNotifications(platform, whose, lastSeen.data)
    },
    // A client that reconnects in a loop is slowed down.
    { limit: { calls: 120, seconds: 60 } },
  )
}
