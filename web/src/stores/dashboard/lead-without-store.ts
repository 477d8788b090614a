import type { Shop } from '@makola/contract/shop/shop.ts'
import { redirect } from '@tanstack/react-router'
import { requireAccount } from '../../auth/session/require-account.ts'
import { ofShopAlone } from '../../shell/dashboard/dashboard-nav.ts'

/** Pages that need no store: the shop's own, and those of one order, request or payout. */
const needsNoStore = (pathname: string): boolean =>
  ofShopAlone.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`)) ||
  /^\/dashboard\/(shop\/[^/]+|open-store|invitation|audit|(orders|requests)\/[^/]+)\/?$/.test(pathname)

/** Pages that are the shop's for its operators, and a store's for others. */
const ofShop = /^\/dashboard\/(rates|categories|requests|notifications)\/?$/

type Visit = Parameters<typeof requireAccount>[0] & { location: { pathname: string }; context: { shop: Shop } }

/** Leads somebody without a store from a page that needs one: staff to the shop's pages, others to opening a store. */
export async function leadWithoutStore(visit: Visit): Promise<void> {
  const { pathname } = visit.location
  if (needsNoStore(pathname)) return
  const { isOperator } = await requireAccount(visit)
  if (isOperator && ofShop.test(pathname)) return
  const start = visit.context.shop.isOpen ? '/dashboard/overview' : '/dashboard/shop/opening'
  throw redirect({ to: isOperator ? start : '/dashboard/open-store', replace: true })
}
