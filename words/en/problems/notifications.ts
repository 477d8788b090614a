export const notifications = {
  'notifications.not-told': 'You are not told of these.',
} as const
