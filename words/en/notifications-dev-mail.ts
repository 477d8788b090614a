export const notificationsDevMail = {
  'notifications.dev-mail.title': 'Sent mail',
  'notifications.dev-mail.unknown': 'There is no such mail.',
  'notifications.dev-mail.kept-here': 'This shop has no mail server: what it would send is kept here.',
  'notifications.dev-mail.left-out': 'Left out because they cannot be read: {names}',
  'notifications.dev-mail.nothing': 'Nothing yet. Buy something, and the confirmation appears.',
  'notifications.dev-mail.sent': 'to {to}, {time}',
  'notifications.dev-mail.all': 'All mail',
  'notifications.dev-mail.letter': 'The letter',
  'notifications.dev-mail.plain': 'As plain text',
} as const
