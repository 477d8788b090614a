import type { Permission, StaffPermission } from '@makola/contract/permissions.ts'
import type { Key } from '@makola/words/messages.ts'
import type { LinkProps } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import {
  ArrowLeftRight,
  BadgeCheck,
  BadgeDollarSign,
  Ban,
  Bell,
  Boxes,
  Coins,
  EyeOff,
  FileText,
  Flag,
  Gauge,
  Globe,
  HandCoins,
  History,
  House,
  Landmark,
  LayoutDashboard,
  LayoutGrid,
  MessageCircleQuestionMark,
  MessageSquare,
  Percent,
  Rocket,
  Scale,
  Settings,
  ShoppingBag,
  Star,
  Store,
  UserKey,
  UserSearch,
  Users,
  Wallet,
} from '../../ui/icons.ts'

export type NavItem = {
  to: NonNullable<LinkProps['to']>
  label: Extract<Key, `shell.nav.${string}`>
  icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>
  /** Hidden from roles without it. */
  permission?: Permission
  /** Only for the shop's staff with it. */
  staff?: StaffPermission
  /** True when the page can be read without the permission. */
  isReadable?: true
  /** Only the page itself counts as open, not the pages below it. */
  isExact?: boolean
}

/** A store's own pages, most used first: the phone's bar takes the first four. */
export const storeNav: NavItem[] = [
  { to: '/dashboard', label: 'shell.nav.home', icon: House, isExact: true },
  { to: '/dashboard/orders', label: 'shell.nav.orders', icon: ShoppingBag, permission: 'orders.read' },
  { to: '/dashboard/inventory', label: 'shell.nav.inventory', icon: Boxes, permission: 'products.read' },
  {
    to: '/dashboard/rates',
    label: 'shell.nav.rates',
    icon: BadgeDollarSign,
    permission: 'rates.write',
    isReadable: true,
  },
  { to: '/dashboard/earnings', label: 'shell.nav.earnings', icon: Wallet, permission: 'statements.read' },
  { to: '/dashboard/notifications', label: 'shell.nav.notifications', icon: Bell, permission: 'notifications.read' },
  { to: '/dashboard/messages', label: 'shell.nav.messages', icon: MessageSquare, permission: 'messages.write' },
  {
    to: '/dashboard/requests',
    label: 'shell.nav.requests',
    icon: MessageCircleQuestionMark,
    permission: 'orders.read',
  },
  { to: '/dashboard/reviews', label: 'shell.nav.reviews', icon: Star, permission: 'orders.read' },
  { to: '/dashboard/takedowns', label: 'shell.nav.takedowns', icon: EyeOff, permission: 'products.read' },
  { to: '/dashboard/categories', label: 'shell.nav.categories', icon: LayoutGrid, permission: 'products.read' },
  { to: '/dashboard/team', label: 'shell.nav.staff', icon: Users, permission: 'team.write' },
  {
    to: '/dashboard/verification',
    label: 'shell.nav.verification',
    icon: BadgeCheck,
    permission: 'verification.write',
  },
  { to: '/dashboard/settings', label: 'shell.nav.settings', icon: Settings, permission: 'settings.write' },
  { to: '/dashboard/audit', label: 'shell.nav.activity-log', icon: History, permission: 'audit.read' },
]

/** While a shop that began empty is not open to visitors yet. */
export const openingNav: NavItem = {
  to: '/dashboard/shop/opening',
  label: 'shell.nav.opening',
  icon: Rocket,
  staff: 'shop.write',
}

/** The pages of the shop's staff, each by its permission. */
export const shopNav: NavItem[] = [
  { to: '/dashboard/overview', label: 'shell.nav.overview', icon: LayoutDashboard, staff: 'stores.read' },
  { to: '/dashboard/stores', label: 'shell.nav.all-stores', icon: Globe, staff: 'stores.read' },
  { to: '/dashboard/accounts', label: 'shell.nav.accounts', icon: UserSearch, staff: 'accounts.read' },
  { to: '/dashboard/applications', label: 'shell.nav.applications', icon: BadgeCheck, staff: 'verification.read' },
  { to: '/dashboard/payment-reviews', label: 'shell.nav.payment-reviews', icon: Scale, staff: 'payments.read' },
  { to: '/dashboard/moderation', label: 'shell.nav.moderation', icon: Flag, staff: 'reports.read' },
  { to: '/dashboard/disputes', label: 'shell.nav.disputes', icon: Landmark, staff: 'disputes.read' },
  { to: '/dashboard/reconciliation', label: 'shell.nav.reconciliation', icon: ArrowLeftRight, staff: 'payments.read' },
  { to: '/dashboard/payouts', label: 'shell.nav.payouts', icon: HandCoins, staff: 'payouts.read' },
]

/** The settings of the whole shop, a page for each subject: `/dashboard/shop/settings` lists them. */
export const settingsNav: NavItem[] = [
  { to: '/dashboard/shop/settings', label: 'shell.nav.shop-settings', icon: Settings, staff: 'stores.read' },
  { to: '/dashboard/shop/details', label: 'shell.nav.shop-details', icon: Store, staff: 'shop.write' },
  { to: '/dashboard/shop/legal-pages', label: 'shell.nav.legal-pages', icon: FileText, staff: 'shop.write' },
  { to: '/dashboard/shop/home-page', label: 'shell.nav.home-page', icon: House, staff: 'products.feature' },
  { to: '/dashboard/categories', label: 'shell.nav.categories', icon: LayoutGrid, staff: 'categories.read' },
  { to: '/dashboard/moderation/rules', label: 'shell.nav.prohibited', icon: Ban, staff: 'takedowns.read' },
  { to: '/dashboard/rates', label: 'shell.nav.rates', icon: BadgeDollarSign, staff: 'rates.read' },
  { to: '/dashboard/commission', label: 'shell.nav.commission', icon: Percent, staff: 'fees.read' },
  { to: '/dashboard/shop/short-payments', label: 'shell.nav.short-payments', icon: Coins, staff: 'payments.read' },
  { to: '/dashboard/shop/selling-limits', label: 'shell.nav.selling-limits', icon: Gauge, staff: 'verification.read' },
  { to: '/dashboard/staff', label: 'shell.nav.shop-staff', icon: UserKey, staff: 'staff.write' },
]

/** Pages that are a store's too, for staff who have no store. */
export const shopOnlyNav: NavItem[] = [
  { to: '/dashboard/requests', label: 'shell.nav.requests', icon: MessageCircleQuestionMark, staff: 'requests.read' },
  { to: '/dashboard/audit', label: 'shell.nav.activity-log', icon: History, staff: 'audit.read' },
]

/** The shop's pages that are no store's. */
export const ofShopAlone: NavItem[] = [...shopNav, ...settingsNav].filter(({ to }) =>
  storeNav.every((page) => page.to !== to),
)
