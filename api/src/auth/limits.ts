/**
 * Limits on guesses of secrets that people remember, and on requests for emails. Counted over the whole shop. No single network
 * can use up the allowance of an address: its owner must still get in.
 */
export const limits = {
  /** Each sign-in call, from one network address: a whole office may share it. */
  calls: { calls: 60, seconds: 60 },
  /** Refresh tokens cannot be guessed, and a refused refresh signs people out: a whole town may share a network. */
  refreshes: { calls: 600, seconds: 60 },
  /** Wrong passwords for one email address from a device that has signed in to its account before … */
  passwordKnown: { calls: 10, seconds: 300 },
  /** … from others, in one network … */
  passwordHere: { calls: 6, seconds: 300 },
  /**
   * … and from all others together: it takes several networks to shut new devices out, and for little more than five minutes at
   * a time.
   */
  password: { calls: 20, seconds: 300 },
  /** Wrong second factors for one account. */
  secondFactor: { calls: 5, seconds: 300 },
  /** Emails to one address at the request of one network … */
  lettersHere: { calls: 4, seconds: 3600 },
  /** … and of all together. */
  letters: { calls: 6, seconds: 3600 },
  /** Emails to one address at the request of a browser that has signed in to its account before, besides all others. */
  lettersKnown: { calls: 3, seconds: 3600 },
  /** Addresses to which one network may have emails sent. */
  addresses: { calls: 60, seconds: 3600 },
  /** Addresses to which one account may ask to be moved. */
  emailChanges: { calls: 6, seconds: 3600 },
  /** Tries of emailed codes for one address in one network: in a code's 600 seconds 4 at most, fewer than it allows. */
  codesHere: { calls: 3, seconds: 1200 },
  /** Wrong codes from one network, over all addresses: against trying one number at many accounts. */
  wrongCodes: { calls: 40, seconds: 3600 },
} as const

/** Tries that one emailed code allows. */
export const emailCodeTries = 5
export const emailCodeSeconds = 600
/** The time that a registration waits for its code, in case a new code is requested. In seconds. */
export const registrationSeconds = 86_400
/** The time in which the owner of the former address may undo a change of email. In seconds. */
export const emailUndoSeconds = 7 * 86_400
/** The time for which a former address is kept. In seconds. */
export const formerEmailSeconds = 90 * 86_400
/** The time between the password and the second factor. */
export const challengeSeconds = 300
/** The idle time after which a session ends. */
export const sessionSeconds = 30 * 86_400
/** A refresh token used just now gives the same answer again: for several tabs, or a lost answer. */
export const refreshGraceSeconds = 10
