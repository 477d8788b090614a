export const notifications = {
  'notifications.not-told': 'You do not get these notifications.',
} as const
