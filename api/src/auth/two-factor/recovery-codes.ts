import { and, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import { newCode } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { derive } from '../derive.ts'
import { recoveryCodes } from '../tables.ts'

const codesAtATime = 10

/** Replaces an account's recovery codes by ten new ones. They are shown only this once; hashes stay. */
export async function replaceRecoveryCodes(platform: Platform, tx: Transaction, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: codesAtATime }, () => newCode(10).replace(/^.{5}/, '$&-'))
  await forgetRecoveryCodes(tx, accountId)
  const createdAt = platform.clock.now()
  const rows = codes.map((code) => ({ accountId, codeHash: hashOf(platform, code), createdAt }))
  await tx.insert(recoveryCodes).values(rows)
  return codes
}

export async function forgetRecoveryCodes(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
}

/** Uses a recovery code up; returns true when it was valid. Of two concurrent calls, one succeeds. */
export async function useRecoveryCode(
  platform: Platform,
  db: Queryable,
  { accountId, code }: { accountId: string; code: string },
): Promise<boolean> {
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.codeHash, hashOf(platform, code))))
    .returning({ accountId: recoveryCodes.accountId })
  return used.length > 0
}

/** Keyed: ten letters alone could be tried against a stolen table. */
function hashOf(platform: Platform, code: string): string {
  return derive(platform, 'recovery-code', code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')).toString('base64url')
}
