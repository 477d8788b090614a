import type { NotificationType } from '@makola/contract/notifications/notifications.ts'
import type { Key } from '@makola/words/messages.ts'
import type { ComponentType } from 'react'
import {
  BadgeCheck,
  BadgeDollarSign,
  Banknote,
  BanknoteCheck,
  BanknoteX,
  CircleAlert,
  EyeOff,
  Flag,
  Images,
  MessageCircleQuestionMark,
  MessageSquare,
  MessageSquareWarning,
  PackageMinus,
  PackageX,
  Scale,
  ShoppingBag,
  Star,
  Store,
  Tags,
  TriangleAlert,
  Undo2 as Undo,
  UserPlus,
} from '../ui/icons.ts'

type TypeWords = {
  name: Key
  /** The condition for this notification. */
  when: Key
  icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>
}

/** Each type of notification as people read it. */
export const notificationWords = {
  'new-order': {
    name: 'notifications.type.new-order',
    when: 'notifications.type.new-order-when',
    icon: ShoppingBag,
  },
  'payment-received': {
    name: 'notifications.type.payment-received',
    when: 'notifications.type.payment-received-when',
    icon: Banknote,
  },
  'payment-failed': {
    name: 'notifications.type.payment-failed',
    when: 'notifications.type.payment-failed-when',
    icon: CircleAlert,
  },
  'refund-stuck': {
    name: 'notifications.type.refund-stuck',
    when: 'notifications.type.refund-stuck-when',
    icon: Undo,
  },
  'dispute-changed': {
    name: 'notifications.type.dispute-changed',
    when: 'notifications.type.dispute-changed-when',
    icon: BanknoteX,
  },
  'stock-low': {
    name: 'notifications.type.stock-low',
    when: 'notifications.type.stock-low-when',
    icon: PackageMinus,
  },
  'stock-out': {
    name: 'notifications.type.stock-out',
    when: 'notifications.type.stock-out-when',
    icon: PackageX,
  },
  'member-joined': {
    name: 'notifications.type.member-joined',
    when: 'notifications.type.member-joined-when',
    icon: UserPlus,
  },
  'payout-paid': {
    name: 'notifications.type.payout-paid',
    when: 'notifications.type.payout-paid-when',
    icon: BanknoteCheck,
  },
  'payout-failed': {
    name: 'notifications.type.payout-failed',
    when: 'notifications.type.payout-failed-when',
    icon: BanknoteX,
  },
  'store-charged': {
    name: 'notifications.type.store-charged',
    when: 'notifications.type.store-charged-when',
    icon: BanknoteX,
  },
  'store-standing': {
    name: 'notifications.type.store-standing',
    when: 'notifications.type.store-standing-when',
    icon: Store,
  },
  'category-decided': {
    name: 'notifications.type.category-decided',
    when: 'notifications.type.category-decided-when',
    icon: Tags,
  },
  'pictures-fetched': {
    name: 'notifications.type.pictures-fetched',
    when: 'notifications.type.pictures-fetched-when',
    icon: Images,
  },
  'rate-stale': {
    name: 'notifications.type.rate-stale',
    when: 'notifications.type.rate-stale-when',
    icon: BadgeDollarSign,
  },
  'shop-payout-failed': {
    name: 'notifications.type.shop-payout-failed',
    when: 'notifications.type.shop-payout-failed-when',
    icon: BanknoteX,
  },
  'store-in-debt': {
    name: 'notifications.type.store-in-debt',
    when: 'notifications.type.store-in-debt-when',
    icon: Scale,
  },
  'payment-to-decide': {
    name: 'notifications.type.payment-to-decide',
    when: 'notifications.type.payment-to-decide-when',
    icon: Scale,
  },
  'category-asked': {
    name: 'notifications.type.category-asked',
    when: 'notifications.type.category-asked-when',
    icon: Tags,
  },
  'message-new': {
    name: 'notifications.type.message-new',
    when: 'notifications.type.message-new-when',
    icon: MessageSquare,
  },
  'store-news': {
    name: 'notifications.type.store-news',
    when: 'notifications.type.store-news-when',
    icon: Store,
  },
  'question-asked': {
    name: 'notifications.type.question-asked',
    when: 'notifications.type.question-asked-when',
    icon: MessageCircleQuestionMark,
  },
  'messages-to-check': {
    name: 'notifications.type.messages-to-check',
    when: 'notifications.type.messages-to-check-when',
    icon: MessageSquareWarning,
  },
  'review-changed': {
    name: 'notifications.type.review-changed',
    when: 'notifications.type.review-changed-when',
    icon: Star,
  },
  'review-to-check': {
    name: 'notifications.type.review-to-check',
    when: 'notifications.type.review-to-check-when',
    icon: Star,
  },
  'request-to-answer': {
    name: 'notifications.type.request-to-answer',
    when: 'notifications.type.request-to-answer-when',
    icon: Undo,
  },
  'request-changed': {
    name: 'notifications.type.request-changed',
    when: 'notifications.type.request-changed-when',
    icon: Undo,
  },
  'request-to-decide': {
    name: 'notifications.type.request-to-decide',
    when: 'notifications.type.request-to-decide-when',
    icon: Scale,
  },
  'verification-changed': {
    name: 'notifications.type.verification-changed',
    when: 'notifications.type.verification-changed-when',
    icon: BadgeCheck,
  },
  'verification-to-decide': {
    name: 'notifications.type.verification-to-decide',
    when: 'notifications.type.verification-to-decide-when',
    icon: BadgeCheck,
  },
  'takedown-changed': {
    name: 'notifications.type.takedown-changed',
    when: 'notifications.type.takedown-changed-when',
    icon: EyeOff,
  },
  'strike-changed': {
    name: 'notifications.type.strike-changed',
    when: 'notifications.type.strike-changed-when',
    icon: TriangleAlert,
  },
  'report-to-decide': {
    name: 'notifications.type.report-to-decide',
    when: 'notifications.type.report-to-decide-when',
    icon: Flag,
  },
  'appeal-to-decide': {
    name: 'notifications.type.appeal-to-decide',
    when: 'notifications.type.appeal-to-decide-when',
    icon: Scale,
  },
} as const satisfies Record<NotificationType, TypeWords>
