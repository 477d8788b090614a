import { problem } from './declare.ts'

export const paymentProblems = {
  'payments.bad-signature': problem('bad-signature', {}),
  'payments.malformed-message': problem('malformed-json', {}),
  'payments.already-paid': problem('already-paid', {}),
  'payments.too-late': problem('wrong-state', {}),
  'payments.being-confirmed': problem('wrong-state', {}),
  'payments.dispute-ended': problem('wrong-state', {}),
  'payments.dispute-answered': problem('wrong-state', {}),
  'payments.answer-not-taken': problem('dependency-unavailable', {}),
  'payments.dispute-open': problem('wrong-state', {}),
  'payments.less-refundable': problem('refund-too-large', {}),
  'payments.nothing-refundable': problem('refund-too-large', {}),
  'payments.tolerance-changed': problem('wrong-state', {}),
}
