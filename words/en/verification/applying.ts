/** The page on which a store is verified. */
export const verificationApplying = {
  'verification.page.title': 'Verification',
  'verification.page.note': 'Buyers pay people they have never met. We verify sellers before we pay out.',

  'verification.standing.title': 'Your level',
  'verification.standing.sold': 'Sold in the last 30 days: {sold}',
  'verification.standing.of-limit': 'Sold in the last 30 days: {sold} of {limit}',
  'verification.standing.your-level': 'your level',
  'verification.standing.no-payouts': 'No payouts',
  'verification.standing.up-to': 'Sell up to {limit} in 30 days',
  'verification.standing.no-limit': 'Sell without a limit',
  'verification.tier.needs':
    '{tier, select, 0 {New: email address} 1 {Known: ID document} 2 {Business: registration number and address} other {Trusted: given for a good record over time}}',

  'verification.current.submitted':
    'We are checking your documents. We will notify you here and by email. Meanwhile you can keep setting up your store.',
  'verification.current.verified': 'Your documents are in order.',
  'verification.current.verified-person':
    'Your documents are in order. To raise your limit, verify a registered business below.',
  'verification.current.more-needed': 'Please correct this and send it again:',
  'verification.current.refused': 'We could not verify your store:',
  'verification.current.expired':
    'A document has expired, or your payout account is in a different name. Please send your documents again.',
  'verification.current.sent': 'Sent <at></at>',

  'verification.form.title': 'Send your documents',
  'verification.form.kind': 'Who is the seller?',
  'verification.form.person-detail': 'Unlocks payouts and a higher sales limit',
  'verification.form.business-detail': 'Unlocks the highest sales limit',
  'verification.form.person-name': 'Full name, as on the document',
  'verification.form.business-name': 'Name of the business, as registered',
  'verification.form.number-kind': 'Which number?',
  'verification.form.person-number-hint': 'We keep only the last four characters.',
  'verification.form.address': 'Address',
  'verification.form.email': 'Contact email',
  'verification.form.phone': 'Contact phone',
  'verification.form.phone-hint': 'Start with the country code.',
  'verification.form.expires': 'Expiry date of the document',
  'verification.form.documents': 'Documents',
  'verification.form.documents-person': 'Photos of the front and the back of your ID document.',
  'verification.form.documents-business':
    'The certificate of registration, and a bill or letter that shows the address.',
  'verification.form.documents-private':
    'PNG, JPEG or PDF, up to 10 MB. Only the people who verify you can see them, and each viewing is logged.',
  'verification.form.add-document': 'Add document',
  'verification.form.remove-document': 'Remove {name}',
  'verification.form.sending': 'Sending the document',
  'verification.form.document-failed': 'Could not send this document. Try again.',
  'verification.form.document-type': 'Choose a PNG, JPEG or PDF.',
  'verification.form.document-missing': 'Add at least one document.',
  'verification.form.missing': 'Fill this in.',
  'verification.form.submit': 'Send for verification',
  'verification.form.sent': 'Your documents were sent',
  'verification.form.offline': 'You are offline. Try again when you are connected.',
} as const
