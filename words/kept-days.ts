/** For how many days a browser keeps what the shop stores in it. The page about cookies prints them, so whoever sets one reads it here. */
export const keptDays = {
  /** Also the theme. */
  country: 365,
  /** A device that an account has signed in from. */
  device: 365,
  cart: 90,
  /** A guest's. */
  wishes: 180,
  protection: 365,
  unfinishedForms: 7,
} as const
