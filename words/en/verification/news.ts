/** The verification of a store, in the bell and in emails; its reasons also on screens. */
export const verificationNews = {
  'verification.news.submitted': 'We have your documents',
  'verification.news.submitted-next': 'We will check them and notify you here and by email.',
  'verification.news.more-needed': 'We need more information from you',
  'verification.news.more-needed-next': 'Open the verification page and send it again.',
  'verification.news.verified': 'Your store is verified',
  'verification.news.verified-next': 'The verification page shows what you can do now.',
  'verification.news.refused': 'Your store could not be verified',
  'verification.news.refused-next': 'You can apply again once this has changed.',
  'verification.news.expired': 'Please verify your store again',
  'verification.news.expired-next':
    'A document has expired, or your payout account is in a different name. Open the verification page.',
  'verification.news.tier': 'Your store is now at level {tier}',
  'verification.news.to-decide': '{store} has applied for verification',
  'verification.news.to-decide-body': 'Check its documents and decide.',

  'verification.reason.unreadable': 'A document cannot be read.',
  'verification.reason.name-differs': 'The name is different from the one on the document.',
  'verification.reason.number-wrong': 'The number is not the one on the document.',
  'verification.reason.document-expired': 'The document has expired.',
  'verification.reason.document-missing': 'A document is missing.',
  'verification.reason.address-missing': 'The document does not show the address.',
  'verification.reason.not-allowed': 'This kind of business is not allowed here.',
  'verification.reason.other': 'There is another reason.',
} as const
