export const payments = {
  'payments.bad-signature': 'The signature does not match the message.',
  'payments.malformed-message': 'The message does not have the expected format.',
  'payments.already-paid': 'This order is already paid.',
  'payments.too-late': 'This order can no longer be paid.',
  'payments.being-confirmed': 'Your payment is being confirmed. Wait for the result before you pay again.',
  'payments.dispute-ended': 'This dispute has ended.',
  'payments.dispute-answered': 'This dispute does not need an answer.',
  'payments.answer-not-taken': 'The payment provider did not accept the answer. Try again in a minute.',
  'payments.dispute-open':
    'The buyer has disputed this payment with their bank. You can refund it once the dispute has ended.',
  'payments.less-refundable': 'The amount is more than can still be refunded.',
  'payments.nothing-refundable': 'Everything has already been refunded.',
  'payments.tolerance-changed': 'Someone else has changed this. Reload the page and try again.',
} as const
