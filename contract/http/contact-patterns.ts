// The patterns of an email address and a phone number. The checkout gets them with a country's address form and checks them
// before it sends; the server checks them again.

export const emailPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** At least six digits, with any separators between them. */
export const phonePattern = /^(?=(?:\D*\d){6})\+?[0-9][0-9 ()-]{5,18}$/
