import { staffRoles } from '@makola/contract/permissions.ts'
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../platform/tables.ts'

/** A person who can sign in. An account starts with a confirmed email address: there are no unconfirmed ones. */
export const accounts = pgTable('accounts', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  /** Salted and slow; null where nobody can sign in with a password. */
  passwordHash: text('password_hash'),
  /** For programs of before `staff`: `operator` for its owners. Nothing here reads it any more. */
  role: text('role', { enum: ['shopper', 'operator'] })
    .notNull()
    .default('shopper'),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** When its data was erased. The row stays for what names its id, with no name and no address. */
  erasedAt: moment('erased_at'),
})

/** The people who run the shop, each in one role; roles in a store are in the store's members. */
export const staff = pgTable('staff', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  role: text('role', { enum: staffRoles }).notNull(),
  /** Null for the first owner. */
  invitedBy: uuid('invited_by').references(() => accounts.id, { onDelete: 'set null' }),
  since: moment('since').notNull(),
})

/** Invitations to the staff by email; the email's secret is stored as a hash. The row is deleted on acceptance or revocation. */
export const staffInvitations = pgTable('staff_invitations', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull().unique(),
  role: text('role', { enum: staffRoles }).notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  invitedBy: uuid('invited_by')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** The accounts that may not sign in. Lifting a ban deletes it; the activity log keeps it. */
export const bans = pgTable('bans', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Told to its owner at sign-in. */
  reason: text('reason').notNull(),
  bannedBy: uuid('banned_by').references(() => accounts.id, { onDelete: 'set null' }),
  at: moment('at').notNull(),
})

/** One signed-in browser or program. Ending it deletes it: its refresh tokens go, its access tokens are refused. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** In words: "Chrome on Android". */
    device: text('device').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_account').on(table.accountId), index('sessions_expired').on(table.expiresAt)],
)

/** Every refresh token that a session has had, by hash: a used one that comes back was copied. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    usedAt: moment('used_at'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId), index('refresh_tokens_used').on(table.usedAt)],
)

/**
 * The purposes of an emailed code. The code is derived from the id, so it is stored nowhere. A registration keeps here what
 * becomes the account; nothing here reveals whether the address has one.
 */
export const emailCodes = pgTable(
  'email_codes',
  {
    id: uuid('id').primaryKey(),
    purpose: text('purpose', { enum: ['registration', 'reset', 'change'] }).notNull(),
    email: text('email').notNull(),
    name: text('name'),
    passwordHash: text('password_hash'),
    /** The account that is to have the address from now on: of a change only. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    tries: integer('tries').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('email_codes_email').on(table.email, table.purpose),
    index('email_codes_age').on(table.createdAt),
    index('email_codes_account').on(table.accountId),
  ],
)

/** Addresses that accounts had before, for the time in which their owners may go back to them, and as a record of it. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    formerEmail: text('former_email').notNull(),
    newEmail: text('new_email').notNull(),
    changedAt: moment('changed_at').notNull(),
    /** Set as well when an earlier change was undone, which took this one along. */
    undoneAt: moment('undone_at'),
  },
  (table) => [
    index('email_changes_account').on(table.accountId, table.changedAt),
    index('email_changes_age').on(table.changedAt),
  ],
)

/** An authenticator app. It is required once `isConfirmed`. */
export const twoFactors = pgTable('two_factors', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Encrypted with the shop's secret. */
  sealedSecret: text('sealed_secret').notNull(),
  isConfirmed: boolean('is_confirmed').notNull().default(false),
  /** Null as well where a program that did not keep it has confirmed. */
  confirmedAt: moment('confirmed_at'),
  /** The time step of the last accepted code: no code is accepted twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
})

/** Recovery codes not used yet, by their hash. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    /** Null where a program that did not keep it has made the code. */
    createdAt: moment('created_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
)

/** Public keys that sign in (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, as base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_account').on(table.accountId)],
)

/** Challenges that a passkey must sign, by hash: usable once, by the account named here. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challengeHash: text('challenge_hash').primaryKey(),
  /** The account that adds a passkey; null for signing in. */
  accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
})
