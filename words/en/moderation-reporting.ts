/** Telling the shop about a product or a store: for everybody. */
export const moderationReporting = {
  'moderation.report.open': '{kind, select, product {Report this product} other {Report this store}}',
  'moderation.report.text': 'A person checks each report. The store does not learn who you are.',
  'moderation.report.reason': 'What is wrong?',
  'moderation.report.reason-missing': 'Choose a reason.',
  'moderation.report.words': 'What should we know?',
  'moderation.report.contact': 'Your email address',
  'moderation.report.contact-hint': 'We will write to you once we have decided. We use it for nothing else.',
  'moderation.report.send': 'Send report',
  'moderation.report.sent': 'Thank you. We will check your report.',
  'moderation.reason.counterfeit': 'It is fake',
  'moderation.reason.prohibited': 'It is not allowed to be sold',
  'moderation.reason.unsafe': 'It is dangerous',
  'moderation.reason.stolen-pictures': 'The pictures are stolen',
  'moderation.reason.wrong-price': 'The price is misleading',
  'moderation.reason.personal-data': 'It shows personal data',
  'moderation.reason.other': 'Something else',
} as const
