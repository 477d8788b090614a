/** Titles of the pages of stores. */
export const storesPages = {
  'stores.page.all': 'All stores',
  'stores.page.activity-log': 'Activity log',
  'stores.page.invitation': 'Join a store',
  'stores.page.open': 'Open your store',
  'stores.page.settings': 'Settings',
  'stores.page.staff': 'Staff',
} as const
