import {
  type NotificationSetting,
  type NotificationType,
  notificationTypes,
} from '@makola/contract/notifications/notifications.ts'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { type Caller, staffMay } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuseField } from '../../platform/problem.ts'
import { roleMay } from '../../stores/require-permission.ts'
import { members } from '../../stores/tables.ts'
import { notificationSettings } from '../tables.ts'
import { audiences, isOfShop, shopPermissionOf, suggested } from './audience.ts'
import type { Whose } from './resolve-bell.ts'

const isOfStore = (type: NotificationType) => !isOfShop(audiences[type]) && audiences[type] !== 'followers'

type Asking = { caller: Caller; whose: Whose }

/** Lists the channels for each type of notification that concerns a person in a store or in the shop. */
export async function getNotificationSettings(
  db: Queryable,
  { caller, whose }: Asking,
): Promise<NotificationSetting[]> {
  const { accountId, storeId } = whose
  const ofShop = isNull(notificationSettings.storeId)
  const chosen = await db
    .select()
    .from(notificationSettings)
    .where(
      and(
        eq(notificationSettings.accountId, accountId),
        storeId === null ? ofShop : or(eq(notificationSettings.storeId, storeId), ofShop),
      ),
    )
  const types = await typesFor(db, caller, whose)
  return types.map((type) => {
    const { inBell, byEmail } = chosen.find((row) => row.type === type) ?? suggested(type)
    return { type, inBell, byEmail }
  })
}

/**
 * Saves a person's choice of channels.
 * @throws Problem `validation-failed` (422) for what is not their business.
 */
export async function setNotificationSettings(
  platform: Platform,
  { caller, whose }: Asking,
  settings: NotificationSetting[],
): Promise<NotificationSetting[]> {
  const types = await typesFor(platform.database, caller, whose)
  const strange = settings.findIndex(({ type }) => !types.includes(type))
  if (strange >= 0) throw refuseField(`/settings/${strange}/type`, 'notifications.not-told')
  const byType = new Map(settings.map((setting) => [setting.type, setting]))
  const rows = [...byType.values()].map((setting) => ({
    ...setting,
    accountId: whose.accountId,
    storeId: isOfStore(setting.type) ? whose.storeId : null,
  }))
  return transact(platform, async (tx) => {
    await tx
      .insert(notificationSettings)
      .values(rows)
      .onConflictDoUpdate({
        target: [notificationSettings.accountId, notificationSettings.storeId, notificationSettings.type],
        set: { inBell: sql`excluded.in_bell`, byEmail: sql`excluded.by_email` },
      })
    return getNotificationSettings(tx, { caller, whose })
  })
}

/** Returns the types that concern a person: by their role in the store, and for the shop's staff those of the shop. */
async function typesFor(db: Queryable, caller: Caller, { accountId, storeId }: Whose): Promise<NotificationType[]> {
  const [member] =
    storeId === null
      ? []
      : await db
          .select({ role: members.role })
          .from(members)
          .where(and(eq(members.storeId, storeId), eq(members.accountId, accountId)))
  return notificationTypes.filter((type) => {
    const audience = audiences[type]
    // A shopper's own, on the page of the stores that they follow.
    if (audience === 'followers') return storeId === null
    if (isOfShop(audience)) return staffMay(caller, shopPermissionOf(audience))
    return member !== undefined && roleMay(member.role, audience)
  })
}
