/** How often what a person knows by heart may be guessed, and letters be asked for. Counted for the whole shop. */
export const limits = {
  /** Each call of signing in, from one network address: a whole office may stand behind it. */
  calls: { calls: 60, seconds: 60 },
  /** Refresh tokens cannot be guessed, and whoever may not refresh is signed out: a whole town may. */
  refreshes: { calls: 600, seconds: 60 },
  /** Wrong passwords for one e-mail address from one network address … */
  passwordHere: { calls: 6, seconds: 300 },
  /** … and from anywhere. Five minutes at most: who is shut out by a stranger's guessing is soon let in again. */
  password: { calls: 20, seconds: 300 },
  /** Wrong second factors for one account. */
  secondFactor: { calls: 5, seconds: 300 },
  /** Letters to one e-mail address. */
  letters: { calls: 6, seconds: 3600 },
} as const

/** Tries that one code from an e-mail is good for. */
export const emailCodeTries = 5
export const emailCodeSeconds = 600
/** How long a registration waits for its code, should a new one be asked for. */
export const registrationSeconds = 86_400
/** Between the password and the second factor. */
export const challengeSeconds = 300
/** A session ends when it is not used for so long. */
export const sessionSeconds = 30 * 86_400
/** A refresh token that was just used answers the same again: several tabs, a lost answer. */
export const refreshGraceSeconds = 10
