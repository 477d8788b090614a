// A shopper's page must not import a seller's room, not even indirectly.
import { isTest } from './is-test.ts'

/** The rooms of the web that only the dashboard opens: a seller's, the staff's, the shop's own. */
const sellerRooms = new Set<string>([
  'auth/accounts',
  'auth/staff',
  'catalogue/arranging',
  'catalogue/bulk',
  'catalogue/categories',
  'catalogue/editor',
  'catalogue/form',
  'catalogue/import',
  'catalogue/inventory',
  'catalogue/stock',
  'catalogue/stocktake',
  'ledger/charges',
  'ledger/commission',
  'ledger/earnings',
  'ledger/payouts',
  'ledger/statements',
  'media',
  'messages/selling',
  'messages/staff',
  'moderation/appealing',
  'moderation/deciding',
  'moderation/rules',
  'moderation/strikes',
  'notifications',
  'orders/home',
  'orders/parcels',
  'orders/payment-reviews',
  'orders/disputes',
  'orders/refunds',
  'orders/report',
  'orders/sales',
  'orders/selling',
  'payments/reconciliation',
  'payments/tolerances',
  'rates/store-rates',
  'rates/shop-rates',
  'rates/terms',
  'opening',
  'overview',
  'overview/finder',
  'requests/answering',
  'reviews/replying',
  'reviews/moderating',
  'shell/dashboard',
  'stores/audit',
  'stores/dashboard',
  'stores/opening',
  'stores/settings',
  'stores/shop',
  'stores/team',
  'stores/views',
  'verification/applying',
  'verification/deciding',
  'verification/wording',
  'wishes/selling',
])

const rooms = /^web\/src\/(?!routes\/|ui\/)([^/]+(?:\/[^/]+)?)\/[^/]+\.tsx?$/
const isRoute = (path: string) => path.startsWith('web/src/routes/')
const isDashboard = (path: string) => /^web\/src\/routes\/dashboard[./]/.test(path)

/**
 * Follows what each shopper's page imports, static and lazy. The list of sellers' rooms has to be whole: a room that no
 * shopper's page opens is on it, so that a new one cannot be forgotten.
 */
export function checkShopperPages(
  imports: ReadonlyMap<string, string[]>,
  fault: (path: string, says: string) => void,
): void {
  const roomOf = (path: string) => rooms.exec(path)?.[1]
  const opened = new Set<string>()
  const seen = new Set<string>()
  const walk = (path: string, trail: string[]): void => {
    if (seen.has(path)) return
    seen.add(path)
    const room = roomOf(path)
    if (room !== undefined && sellerRooms.has(room)) {
      fault(trail[0] ?? path, `a shopper's page opens a seller's room: ${[...trail.slice(1), path].join(' → ')}`)
      return
    }
    if (room !== undefined) opened.add(room)
    for (const target of imports.get(path) ?? []) walk(target, [...trail, path])
  }
  const files = [...imports.keys()].filter((path) => path.startsWith('web/src/') && !isTest(path))
  for (const path of files.filter((path) => isRoute(path) && !isDashboard(path))) walk(path, [])

  const all = new Set(files.map(roomOf).filter((room) => room !== undefined))
  for (const room of sellerRooms)
    if (!all.has(room)) fault(`web/src/${room}`, 'is named as a seller’s room and is not there')
  for (const room of all) {
    if (!opened.has(room) && !sellerRooms.has(room))
      fault(`web/src/${room}`, 'only the dashboard opens this room: name it in tools/check-shopper-pages.ts')
  }
}
