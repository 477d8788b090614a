interface ImportMetaEnv {
  /** The API's base address, when it is not `/api` on the shop's own origin. */
  readonly VITE_API_URL?: string
}
