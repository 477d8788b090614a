import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, anOperator, type SignedIn, signInAs } from '../../testing/builders/auth.ts'
import { aProduct } from '../../testing/builders/catalogue.ts'
import { aPng } from '../../testing/builders/media.ts'
import { aParcelAt } from '../../testing/builders/requests.ts'
import { reviewAsBuyer } from '../../testing/builders/reviews.ts'
import { aStoreWithOwner } from '../../testing/builders/stores.ts'
import { anApplication } from '../../testing/builders/verifications.ts'
import { type FakeS3, startFakeS3 } from '../../testing/servers/fake-s3.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { sealBytes } from './auth/seal-secret.ts'
import { openPrivateFile } from './media/private/open-private-file.ts'
import { privateFiles } from './media/tables.ts'
import { reviews } from './reviews/tables.ts'

let s3: FakeS3
let shop: TestPlatform
let operator: SignedIn

beforeAll(async () => {
  s3 = await startFakeS3()
  shop = await openTestPlatform(s3.environment)
  operator = await anOperator(shop)
})
afterAll(async () => {
  await shop.close()
  await s3.close()
})

const unavailable = { type: 'dependency-unavailable', status: 503 }

async function aPhoto(orderId: string): Promise<string> {
  const png = await aPng()
  const asked = { contentType: 'image/png', contentLength: png.byteLength } as const
  const { id } = await openPrivateFile(shop, `order:${orderId}`, asked)
  const [file] = await shop.database.select().from(privateFiles).where(eq(privateFiles.id, id))
  await shop.objects.put(file?.key ?? '', sealBytes(shop, id, png, 'private-file'))
  await shop.database.update(privateFiles).set({ storedAt: shop.clock.now() }).where(eq(privateFiles.id, id))
  return id
}

test('while the storage is silent no document opens and no picture is approved, and both say why', async () => {
  const { store, owner } = await aStoreWithOwner(shop)
  const { applicationId, documentId } = await anApplication(shop, { storeId: store.id, owner })
  const product = await aProduct(shop, { storeId: store.id, stock: 9 })
  const parcel = await aParcelAt(shop, 'delivered', { products: [product] })
  const written = await reviewAsBuyer(shop, parcel, { pictures: [await aPhoto(parcel.orderId)] })
  const { data: review } = await written.json()
  expect(review.state).toBe('held')
  s3.manner = 'silent'
  const support = await anAccount(shop, { staffRole: 'support' })
  const path = `/verifications/${applicationId}/documents/${documentId}`
  const read = await shop.request(path, { headers: support.headers })
  expect(await read.json()).toMatchObject(unavailable)
  const { headers } = await signInAs(shop, operator.id)
  const [held] = await shop.database.select().from(reviews).where(eq(reviews.id, review.id))
  const json = { act: 'approve', version: held?.version }
  const decided = await shop.request(`/reviews/${review.id}/decision`, { method: 'POST', headers, json })
  expect(await decided.json()).toMatchObject(unavailable)
  const [after] = await shop.database.select().from(reviews).where(eq(reviews.id, review.id))
  expect(after).toEqual(held)
}, 30_000)
