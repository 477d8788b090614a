import type { GuestObstacle } from '@makola/contract/privacy/guest-data.ts'
import type { ErasureObstacle } from '@makola/contract/privacy/privacy.ts'
import type { SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/database.ts'

/** A person with an account. Their address is confirmed, so orders placed with it as a guest are theirs too. */
export type Person = {
  accountId: string
  email: string
  name: string
  /** Addresses that the account had or was given lately, but for those that another account has by now. */
  formerEmails?: readonly string[]
}

/** A buyer without an account, by the address of their orders, which a mailed link has confirmed. */
export type Guest = { email: string }

/** Rows that name a person, by the name of their file in the export. */
export type ExportedRows = Record<string, readonly Record<string, unknown>[]>

/** A noun's part in exporting and erasing a person's data. A noun whose tables name people has one. */
export type PersonalData = {
  /** Everything that the noun keeps about the person, without secrets and without other people's data. */
  export?: (db: Queryable, person: Person) => Promise<ExportedRows>
  /** The things that must end before the person can be forgotten. */
  obstacles?: (db: Queryable, person: Person, now: Date) => Promise<readonly ErasureObstacle[]>
  /**
   * Forgets the person, in one transaction with all other nouns. The row of the account stays, so that ids still lead somewhere;
   * data that a retention rule still needs may stay until the rule takes it.
   */
  erase?: (tx: Transaction, person: Person, now: Date) => Promise<void>
  /** The same three for a buyer without an account. Nothing of an account that has the same address is exported or erased. */
  guest?: {
    export?: (db: Queryable, guest: Guest) => Promise<ExportedRows>
    obstacles?: (db: Queryable, guest: Guest) => Promise<readonly GuestObstacle[]>
    erase?: (tx: Transaction, guest: Guest, now: Date) => Promise<void>
  }
}

/** A time after which data goes. The days are a row of `retention_rules`, which the privacy page shows. */
export type RetentionRule = {
  /** Noun and thing: `orders.contact`. Its words are `privacy.rule.…`. */
  key: string
  /** The days when the shop was set up. */
  days: number
  /** A query for the `id`, as text, of the rows that had their last use before a moment and still hold the data. */
  old: (before: SQL) => SQL
  /** Takes the data out of these rows. */
  clear: (tx: Transaction, ids: string[], now: Date) => Promise<void>
}
