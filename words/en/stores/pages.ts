/** Titles of the pages of stores where their headings say something else. */
export const storesPages = {
  'stores.page.invitation': 'Join a store',
} as const
