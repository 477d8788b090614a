interface ImportMetaEnv {
  /** The language that this build speaks. */
  readonly WORDS_LOCALE?: string
  /** The API's base address, when it is not `/api` on the shop's own origin. */
  readonly VITE_API_URL?: string
}
