/** The specification's routes, and ours beside them. */
export const addresses = [
  '/',
  '/featured/',
  '/featured/?category=audio',
  '/store/',
  '/store/?view=stores',
  '/store/?q=nothing-like-it',
  '/store/golden-stool',
  '/products/bonwire-kente-scarf',
  '/products/long-drop-earrings',
  '/cart',
  '/checkout/',
  '/order-tracking/',
  '/payments/success/',
  '/payments/failure/?reference=mk-unknown',
  '/login',
  '/register',
  '/register?as=seller',
  '/verify?email=ama@example.test',
  '/forgot-password',
  '/reset-password',
  '/setup?token=from-the-start',
  '/dashboard/',
  '/dashboard/inventory/',
  '/dashboard/inventory/some-id',
  '/dashboard/inventory/add-product/',
  '/dashboard/categories/',
  '/dashboard/orders/',
  '/dashboard/rates/',
  '/dashboard/notifications/',
  '/help/',
  '/about/',
  '/cookies/',
  '/privacy/request/',
  '/privacy/request/?link=mk-unknown',
  '/prohibited/',
  '/transparency/',
  '/transparency/?year=2025',
  '/terms/',
  '/privacy/',
  '/returns/',
  '/returns/?version=99',
  '/no/such/page',
]

/** Addresses of the dashboard by the title that each page has. */
export type Pages = Record<string, string | RegExp>

export const selling: Pages = {
  '/dashboard/': 'Adunni Atelier',
  '/dashboard/orders/': 'Orders',
  '/dashboard/inventory/': 'Inventory',
  '/dashboard/?view=report': 'Sales report',
  '/dashboard/inventory/?stocktake=counted': 'Stock',
  '/dashboard/inventory/add-product/': 'Add product',
  '/dashboard/inventory/ikoyi-wrap-dress': 'Ikoyi wrap dress',
  '/dashboard/categories/': 'Categories',
  '/dashboard/notifications/': 'Notifications',
  '/dashboard/messages/': 'Messages',
  '/dashboard/messages/?view=questions': 'Questions about products',
}

export const keeping: Pages = {
  '/dashboard/rates/?view=store': 'Rates',
  '/dashboard/settings': 'Settings',
  '/dashboard/settings/delivery': 'Settings',
  '/dashboard/settings/status': 'Settings',
  '/dashboard/team': 'Staff',
  '/dashboard/verification': 'Verification',
  '/dashboard/earnings': 'Earnings',
  '/dashboard/audit?view=store': 'Activity log',
}

/** The staff's pages about people, stores, and what both may do. */
export const overseeing: Pages = {
  '/dashboard/overview': 'Overview',
  '/dashboard/overview?q=Ada': 'Overview',
  '/dashboard/stores': 'All stores',
  '/dashboard/accounts': 'Accounts',
  '/dashboard/staff': 'Shop staff',
  '/dashboard/applications': 'Stores to verify',
  '/dashboard/applications?state=more_needed': 'Stores to verify',
  '/dashboard/requests/?view=held': 'Held messages',
  '/dashboard/moderation/rules': 'Prohibited goods',
  '/dashboard/audit': 'Activity log',
  '/dashboard/open-store': 'Open your store',
}

/** The staff's pages about the shop's money and settings. */
export const operating: Pages = {
  '/dashboard/rates/': 'Rates',
  '/dashboard/payment-reviews': 'Payment reviews',
  '/dashboard/reconciliation': 'Reconciliation',
  '/dashboard/payouts': 'Payouts',
  '/dashboard/commission': 'Commission',
  '/dashboard/shop/home-page': 'Home page',
  '/dashboard/shop/settings': 'Shop settings',
  '/dashboard/shop/details': 'Shop details',
  '/dashboard/shop/legal-pages': 'Legal pages',
  '/dashboard/shop/short-payments': 'Short payments',
  '/dashboard/shop/selling-limits': 'Selling limits',
}
