/** Titles of the pages of notifications. */
export const notificationsPages = {
  'notifications.page.title': 'Notifications',
} as const
