// What an e-mail address and a phone number look like: asked by the checkout before it sends, which gets it with the address
// form of a country, and by the server after.

export const emailPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** Six digits at least, whatever people write between them. */
export const phonePattern = /^(?=(?:\D*\d){6})\+?[0-9][0-9 ()-]{5,18}$/
