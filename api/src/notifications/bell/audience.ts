import type { NotificationSetting, NotificationType } from '@makola/contract/notifications/notifications.ts'
import { type Permission, permissions, type StaffPermission, staffPermissions } from '@makola/contract/permissions.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { staff } from '../../auth/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { type Given, prepareOnce } from '../../platform/database/prepare-once.ts'
import { members } from '../../stores/tables.ts'
import { notificationSettings } from '../tables.ts'

/**
 * The audience of each type: those in the store with this permission or, with `shop:`, the shop's staff with that one; or the
 * shoppers who follow a store.
 */
export const audiences: Record<NotificationType, Audience> = {
  'new-order': 'orders.read',
  'payment-received': 'statements.read',
  'payment-failed': 'orders.read',
  'refund-stuck': 'refunds.write',
  'dispute-changed': 'refunds.write',
  'stock-low': 'stock.write',
  'stock-out': 'stock.write',
  'member-joined': 'team.write',
  'payout-paid': 'statements.read',
  'payout-failed': 'statements.read',
  'store-charged': 'statements.read',
  'store-standing': 'orders.read',
  'category-decided': 'products.write',
  'pictures-fetched': 'products.write',
  'rate-stale': 'shop:rates.write',
  'shop-payout-failed': 'shop:payouts.write',
  'store-in-debt': 'shop:payouts.write',
  'payment-to-decide': 'shop:payments.write',
  'category-asked': 'shop:categories.write',
  'message-new': 'messages.write',
  'question-asked': 'questions.answer',
  'messages-to-check': 'shop:messages.write',
  'review-changed': 'reviews.reply',
  'review-to-check': 'shop:reviews.write',
  'request-to-answer': 'requests.answer',
  'request-changed': 'requests.answer',
  'request-to-decide': 'shop:requests.write',
  'verification-changed': 'verification.write',
  'verification-to-decide': 'shop:verification.write',
  'takedown-changed': 'appeals.write',
  'strike-changed': 'appeals.write',
  'report-to-decide': 'shop:reports.write',
  'appeal-to-decide': 'shop:takedowns.write',
  'store-news': 'followers',
}

type ShopAudience = `shop:${StaffPermission}`
type Audience = Permission | ShopAudience | 'followers'

/** Returns true for news of the shop itself. */
export const isOfShop = (audience: Audience): audience is ShopAudience => audience.startsWith('shop:')

/** What the shop's staff need to hear of it. */
export const shopPermissionOf = (audience: ShopAudience) => audience.slice('shop:'.length) as StaffPermission

/**
 * The types that are sent by email: parcels to pack, a store that may not sell, money that waits for a person, requests that
 * silence decides, and what people write and wait for.
 */
const lettersFor: readonly NotificationType[] = [
  'new-order',
  'dispute-changed',
  'payout-failed',
  'store-charged',
  'store-in-debt',
  'store-standing',
  'payment-to-decide',
  'message-new',
  'question-asked',
  'messages-to-check',
  'request-to-answer',
  'request-to-decide',
  'verification-changed',
  'verification-to-decide',
  'takedown-changed',
  'strike-changed',
  'appeal-to-decide',
]

/** The defaults: everything in the bell, and an email for what cannot wait. */
export const suggested = (type: NotificationType): NotificationSetting => ({
  type,
  inBell: true,
  byEmail: lettersFor.includes(type),
})

export type Listener = { accountId: string; inBell: boolean; byEmail: boolean }

/** Everybody concerned in a store or among the staff, with the channels of each. */
export function findAudience(db: Queryable, type: NotificationType, storeId: string | null): Promise<Listener[]> {
  const audience = audiences[type]
  if (audience === 'followers') throw new Error('Followers are told some at a time: tell-followers.ts')
  const { inBell, byEmail } = suggested(type)
  if (isOfShop(audience) || storeId === null) {
    const roles = isOfShop(audience) ? staffPermissions[shopPermissionOf(audience)] : ['owner']
    return listStaff(db, { type, inBell, byEmail, roles })
  }
  return listMembers(db, { type, inBell, byEmail, roles: permissions[audience], storeId })
}

type Wish = NotificationSetting & { roles: readonly string[] }

const listStaff = prepareOnce((db, wish: Given<Wish>) =>
  db
    .select({ accountId: staff.accountId, ...channels(wish) })
    .from(staff)
    .leftJoin(
      notificationSettings,
      and(
        eq(notificationSettings.accountId, staff.accountId),
        isNull(notificationSettings.storeId),
        eq(notificationSettings.type, wish.type),
      ),
    )
    .where(sql`${staff.role} = any(${wish.roles}::text[])`),
)

const listMembers = prepareOnce((db, wish: Given<Wish & { storeId: string }>) =>
  db
    .select({ accountId: members.accountId, ...channels(wish) })
    .from(members)
    .leftJoin(
      notificationSettings,
      and(
        eq(notificationSettings.accountId, members.accountId),
        eq(notificationSettings.storeId, members.storeId),
        eq(notificationSettings.type, wish.type),
      ),
    )
    .where(and(eq(members.storeId, wish.storeId), sql`${members.role} = any(${wish.roles}::text[])`)),
)

/** What somebody has chosen, or else what is suggested. */
const channels = ({ inBell, byEmail }: Pick<Given<Wish>, 'inBell' | 'byEmail'>) => ({
  inBell: sql<boolean>`coalesce(${notificationSettings.inBell}, ${inBell}::boolean)`,
  byEmail: sql<boolean>`coalesce(${notificationSettings.byEmail}, ${byEmail}::boolean)`,
})
