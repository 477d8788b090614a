import { numbersIn, parseIdentityNumber } from '@makola/contract/verification/identity-numbers.ts'
import type { submitVerification as contract, Verification } from '@makola/contract/verification/verification.ts'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { attachPrivateFiles } from '../media/private/attach-private-files.ts'
import type { SignedInCaller } from '../platform/http/caller.ts'
import { newId } from '../platform/ids.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { refuse, refuseField } from '../platform/problem.ts'
import { recordAudit } from '../shop/record-audit.ts'
import { lockOwnStore } from '../stores/lock-own-store.ts'
import { dropDocuments } from './drop-documents.ts'
import { findVerification } from './find-verification.ts'
import { noteMove } from './note-move.ts'
import { presentVerification } from './present-verification.ts'
import { verifications } from './tables.ts'
import { mayStart } from './verification-states.ts'

type Given = z.output<(typeof contract)['body']>

/** Digits of a person's number that are kept. */
const keptOfPerson = 4

/**
 * Sends a store's documents to be verified. What the staff has asked for again replaces what was sent before.
 * @throws Problem as `lockOwnStore`; `wrong-state` (409) while one waits or after it is verified; `validation-failed` (422).
 */
export async function submitVerification(
  platform: Platform,
  by: SignedInCaller,
  { store: idOrSlug, ...given }: Given & { store: string },
): Promise<Verification> {
  return transact(platform, async (tx) => {
    const store = await lockOwnStore(tx, { caller: by, idOrSlug, permission: 'verification.write' })
    const before = await findVerification(tx, store.id)
    if (before && !mayStart(before, given.kind)) {
      throw refuse('verification.not-now', { state: before.state }, { current: { state: before.state } })
    }
    const now = platform.clock.now()
    const again = before?.state === 'more_needed' ? before : null
    const id = again?.id ?? newId()
    const { documents: documentIds, expiresOn = null, ...fields } = given
    if (expiresOn !== null && expiresOn < now.toISOString().slice(0, 10)) {
      throw refuseField('/expiresOn', 'verification.ran-out')
    }
    const number = readNumber(given, store.countryCode)
    const values = {
      ...fields,
      ...{ number, expiresOn, documentIds, countryCode: store.countryCode, state: 'submitted' as const },
      ...{ reasons: [], note: '', submittedBy: by.accountId, submittedAt: now, decidedBy: null, decidedAt: null },
      ...{ documentsUntil: null, version: (again?.version ?? 0) + 1 },
    }
    if (again) await dropDocuments(tx, again)
    const owner = { kind: 'verification', id, uploadedBy: `account:${by.accountId}`, pointer: '/documents' } as const
    await attachPrivateFiles(tx, documentIds, owner)
    const [row] = again
      ? await tx.update(verifications).set(values).where(eq(verifications.id, id)).returning()
      : await tx
          .insert(verifications)
          .values({ ...values, id, storeId: store.id })
          .returning()
    if (!row) throw new Error(`Verification ${id} was written and is not there`)
    await recordAudit(tx, platform.clock, {
      storeId: store.id,
      by,
      action: 'verification.submitted',
      subject: { id, name: store.name },
      after: { kind: row.kind, documents: documentIds.length },
    })
    noteMove(platform, tx, row)
    return presentVerification(tx, row)
  })
}

/** A business's number is in a public register. Of a person's, what tells one document from another is enough. */
function readNumber({ kind, numberKind, number }: Given, countryCode: string): string {
  if (!numbersIn(countryCode)[kind].includes(numberKind)) throw refuseField('/numberKind', 'verification.other-country')
  const parsed = parseIdentityNumber(numberKind, number)
  if (parsed === null) throw refuseField('/number', 'verification.number-shape', { kind: numberKind })
  return kind === 'business' ? parsed : parsed.slice(-keptOfPerson)
}
