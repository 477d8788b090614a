export const opening = {
  'opening.soon': 'This shop opens soon.',
  'opening.not-ready':
    '{count, plural, one {1 step is} other {{count} steps are}} not done yet. Finish every step, then open the shop.',
  'opening.letter-not-taken':
    'The mail server refused the email. Check SMTP_URL and MAIL_FROM, restart the shop and try again.',
  'opening.no-letter': 'No email was sent in the last hour. Send one first.',
  'opening.wrong-letter-code': 'This code is wrong. Check the email, or send another one.',
} as const
