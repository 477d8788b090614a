/** The page on which a store is verified. */
export const verificationApplying = {
  'verification.page.title': 'Verification',
  'verification.page.note': 'Buyers pay people they have never met. We check who sells before money is paid out.',

  'verification.standing.title': 'Your level',
  'verification.standing.sold': 'Sold in the last 30 days: {sold}',
  'verification.standing.of-limit': 'Sold in the last 30 days: {sold} of {limit}',
  'verification.standing.your-level': 'your level',
  'verification.standing.payouts': 'Payouts',
  'verification.standing.no-payouts': 'No payouts',
  'verification.standing.up-to': 'Sells up to {limit} in 30 days',
  'verification.standing.no-limit': 'Sells without a limit',
  'verification.tier.needs':
    '{tier, select, 0 {New: your email address} 1 {Known: a person’s document} 2 {Business: registration number and address} other {Trusted: a good record over time. We decide}}',

  'verification.current.submitted':
    'A person looks at your documents. You hear from us here and by email. Until then you can prepare everything.',
  'verification.current.verified': 'Your documents are in order.',
  'verification.current.verified-person':
    'Your documents are in order. Sell more as a registered business: send its number below.',
  'verification.current.more-needed': 'Please send it again:',
  'verification.current.refused': 'We could not verify your store:',
  'verification.current.expired':
    'A document has expired, or your payout account is in another name. Please send your documents again.',
  'verification.current.sent': 'Sent <at></at>',

  'verification.form.title': 'Send your documents',
  'verification.form.kind': 'Who sells?',
  'verification.form.person-detail': 'Opens payouts, and more sales',
  'verification.form.business-detail': 'Opens the most sales',
  'verification.form.person-name': 'Full name, as on the document',
  'verification.form.business-name': 'Name of the business, as registered',
  'verification.form.number-kind': 'Which number?',
  'verification.form.person-number-hint': 'We keep only the last four characters.',
  'verification.form.address': 'Address',
  'verification.form.email': 'Contact email',
  'verification.form.phone': 'Contact phone',
  'verification.form.phone-hint': 'With the country code, like +234 803 123 4567.',
  'verification.form.expires': 'Day on which the document expires',
  'verification.form.documents': 'Documents',
  'verification.form.documents-person': 'Photos of the front and the back of your ID document.',
  'verification.form.documents-business':
    'The certificate of registration, and a bill or letter that shows the address.',
  'verification.form.documents-private':
    'PNG, JPEG or PDF, up to 10 MB. Only the people who check see them. Each look is written down.',
  'verification.form.add-document': 'Add document',
  'verification.form.remove-document': 'Remove {name}',
  'verification.form.sending': 'Sending the document',
  'verification.form.document-failed': 'This document was not sent. Try again.',
  'verification.form.document-type': 'Choose a PNG, JPEG or PDF.',
  'verification.form.document-missing': 'Add at least one document.',
  'verification.form.missing': 'Fill this in.',
  'verification.form.submit': 'Send for checking',
  'verification.form.sent': 'Your documents were sent',
  'verification.form.offline': 'There is no connection. Try again when you are online.',
} as const
