import type { NewVerification } from '@makola/contract/verification/verification.ts'
import { eq } from 'drizzle-orm'
import { sealBytes } from '../../api/src/auth/seal-secret.ts'
import { openPrivateFile } from '../../api/src/media/private/open-private-file.ts'
import { privateFiles } from '../../api/src/media/tables.ts'
import type { TestPlatform } from '../test-platform.ts'
import type { SignedIn } from './auth.ts'
import { aPng } from './media.ts'

/** A document that a person has sent, and that belongs to nothing yet. */
export async function aDocument(shop: TestPlatform, accountId: string, bytes?: Uint8Array): Promise<string> {
  const sent = bytes ?? (await aPng())
  const { id } = await openPrivateFile(shop, `account:${accountId}`, {
    contentType: 'image/png',
    contentLength: sent.byteLength,
    name: 'card.png',
  })
  const [file] = await shop.database.select().from(privateFiles).where(eq(privateFiles.id, id))
  if (!file) throw new Error('No file was opened')
  await shop.objects.put(file.key, sealBytes(shop, id, sent, 'private-file'))
  await shop.database.update(privateFiles).set({ storedAt: shop.clock.now() }).where(eq(privateFiles.id, id))
  return id
}

/** The fields of a person's application from Nigeria. */
export const aPerson = {
  kind: 'person',
  legalName: 'Ada Obi',
  numberKind: 'nin',
  number: '123 4567 8901',
  address: '1 Broad Street, Lagos',
  contactEmail: 'ada@example.test',
  contactPhone: '+2348031234567',
} as const satisfies Omit<NewVerification, 'documents'>

type Given = { storeId: string; owner: SignedIn } & Partial<NewVerification>

/** Submits an application as a store's owner; the answer as it comes. */
export async function submitAs(shop: TestPlatform, { storeId, owner, ...given }: Given): Promise<Response> {
  const documents = given.documents ?? [await aDocument(shop, owner.id)]
  return shop.request(`/stores/${storeId}/verification`, {
    method: 'POST',
    headers: owner.headers,
    json: { ...aPerson, ...given, documents },
  })
}

/** An application that waits for the staff. */
export async function anApplication(shop: TestPlatform, given: Given) {
  const response = await submitAs(shop, given)
  if (response.status !== 201) throw new Error(`Not submitted: ${await response.text()}`)
  const { data } = await response.json()
  return { applicationId: data.id as string, documentId: data.documents[0].id as string }
}
