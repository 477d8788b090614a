import type { Config } from '../../platform/config.ts'

/** The page to which every provider returns the shopper. */
export const returnUrlOf = ({ publicUrl }: Config) => `${publicUrl}/payments/success/`
