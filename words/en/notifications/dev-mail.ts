export const notificationsDevMail = {
  'notifications.dev-mail.title': 'Sent emails',
  'notifications.dev-mail.unknown': 'This email does not exist.',
  'notifications.dev-mail.kept-here': 'This shop has no mail server. The emails it would send are kept here.',
  'notifications.dev-mail.left-out': 'Left out because they cannot be read: {names}',
  'notifications.dev-mail.nothing': 'No emails yet. Place an order and its confirmation appears here.',
  'notifications.dev-mail.sent': 'to {to}, {time}',
  'notifications.dev-mail.all': 'All emails',
  'notifications.dev-mail.letter': 'Email',
  'notifications.dev-mail.plain': 'As plain text',
} as const
