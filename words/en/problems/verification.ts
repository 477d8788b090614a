export const verification = {
  'verification.no-business': 'Verify a registered business first.',
  'verification.not-now':
    'This is not possible now: the application is {state, select, submitted {waiting for our team} more_needed {waiting for the store} verified {verified} refused {refused} other {expired}}.',
  'verification.own': 'You cannot decide an application from your own store. Someone else must decide.',
  'verification.number-shape':
    '{kind, select, cac_rc {Write RC and 4 to 7 digits, like RC1234567.} cac_bn {Write BN and the digits, like BN2345678.} nin {A NIN has 11 digits.} ghana_card {Write it like GHA-123456789-0.} kra_pin {Write it like A123456789B.} kenya_id {An ID number has 7 or 8 digits.} cipc {Write it like 2019/123456/07.} south_africa_id {An ID number has 13 digits. At least one of these is wrong.} rccm {Write it like CI-ABJ-03-2024-B17-00022.} companies_house {Write 8 characters, like 01234567 or SC123456.} other {Write the number as it appears on the document.}}',
  'verification.other-country': 'This number is not from the country of the store.',
  'verification.ran-out': 'This document has expired. Send one that is valid.',
}
