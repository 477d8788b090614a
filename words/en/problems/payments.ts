export const payments = {
  'payments.bad-signature': 'The signature does not fit the message.',
  'payments.malformed-message': 'The message is not what was agreed.',
  'payments.already-paid': 'This order is already paid.',
  'payments.too-late': 'This order can no longer be paid.',
  'payments.being-confirmed': 'Your payment is being confirmed. Wait for the result before you pay again.',
  'payments.less-refundable': 'Less than that can still be sent back.',
  'payments.nothing-refundable': 'Everything was sent back already.',
} as const
