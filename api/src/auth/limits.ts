/**
 * Limits on guesses of secrets that people remember, and on requests for emails. Counted over the whole shop. No single network
 * can use up the allowance of an address: its owner must still get in.
 */
export const limits = {
  /** Each call of signing in, from one network address: a whole office may stand behind it. */
  calls: { calls: 60, seconds: 60 },
  /** Refresh tokens cannot be guessed, and whoever may not refresh is signed out: a whole town may. */
  refreshes: { calls: 600, seconds: 60 },
  /** Wrong passwords for one e-mail address from a device that has signed in to its account before … */
  passwordKnown: { calls: 10, seconds: 300 },
  /** … from others, in one network … */
  passwordHere: { calls: 6, seconds: 300 },
  /** … and from all others together: it takes several networks to shut new devices out, and for five minutes at a time. */
  password: { calls: 20, seconds: 300 },
  /** Wrong second factors for one account. */
  secondFactor: { calls: 5, seconds: 300 },
  /** Letters to one e-mail address that one network may ask for … */
  lettersHere: { calls: 4, seconds: 3600 },
  /** … and everybody. */
  letters: { calls: 6, seconds: 3600 },
  /** Letters to one address that a browser may ask for which has signed in to its account before, beside all others. */
  lettersKnown: { calls: 3, seconds: 3600 },
  /** Addresses that one network may have letters sent to. */
  addresses: { calls: 60, seconds: 3600 },
  /** Tries of codes from an e-mail for one address in one network: fewer than a code is good for. */
  codesHere: { calls: 3, seconds: 600 },
  /** Wrong codes from one network, for all addresses together: whoever tries one number at many accounts. */
  wrongCodes: { calls: 40, seconds: 3600 },
} as const

/** Tries that one code from an e-mail is good for. */
export const emailCodeTries = 5
export const emailCodeSeconds = 600
/** The time that a registration waits for its code, in case a new code is requested. In seconds. */
export const registrationSeconds = 86_400
/** Between the password and the second factor. */
export const challengeSeconds = 300
/** A session ends when it is not used for so long. */
export const sessionSeconds = 30 * 86_400
/** A refresh token that was just used answers the same again: several tabs, a lost answer. */
export const refreshGraceSeconds = 10
