export const payments = {
  'payments.bad-signature': 'The signature does not match the message.',
  'payments.malformed-message': 'The message does not have the expected format.',
  'payments.already-paid': 'This order is already paid.',
  'payments.too-late': 'This order can no longer be paid.',
  'payments.being-confirmed': 'Your payment is being confirmed. Wait for the result before you pay again.',
  'payments.less-refundable': 'The amount is more than can still be refunded.',
  'payments.nothing-refundable': 'Everything has already been refunded.',
} as const
