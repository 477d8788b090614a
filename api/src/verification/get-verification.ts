import { type NumberKind, numbersIn } from '@makola/contract/verification/identity-numbers.ts'
import type { Verification, VerificationKind } from '@makola/contract/verification/verification.ts'
import type { Queryable } from '../platform/database/database.ts'
import type { Caller } from '../platform/http/caller.ts'
import { findOwnStore } from '../stores/require-permission.ts'
import { findVerification } from './find-verification.ts'
import { presentVerification } from './present-verification.ts'

/**
 * A store's newest application, null before the first; and the numbers that its country asks for.
 * @throws Problem as `findOwnStore`.
 */
export async function getVerification(
  db: Queryable,
  caller: Caller,
  idOrSlug: string,
): Promise<{ data: Verification | null; meta: { numbers: Record<VerificationKind, NumberKind[]> } }> {
  const store = await findOwnStore(db, caller, idOrSlug, 'verification.write')
  const row = await findVerification(db, store.id)
  const { person, business } = numbersIn(store.countryCode)
  const data = row && (await presentVerification(db, row))
  return { data, meta: { numbers: { person: [...person], business: [...business] } } }
}
