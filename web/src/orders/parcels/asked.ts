import type { ReactNode } from 'react'

/**
 * The buyer's open requests, by the noun above: beside the parcel's task, and where money is refunded by hand. Null: none, undefined:
 * not known yet.
 */
export type Asked = { task: ReactNode; refund: ReactNode } | null | undefined
