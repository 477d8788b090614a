import type { NewReview, OwnReview } from '@makola/contract/reviews/reviews.ts'
import { newId } from '../../api/src/platform/ids.ts'
import type { TestPlatform } from '../test-platform.ts'
import { aPictureSite, aPng } from './media.ts'
import type { aPaidOrder } from './orders.ts'
import { aParcelAt, type Parcelled } from './requests.ts'

/** Reviews the first line of a parcel by the tracking link, as a buyer does; the answer as it comes. */
export function reviewAsBuyer(
  shop: TestPlatform,
  { token, lineIds }: Pick<Parcelled, 'token' | 'lineIds'>,
  { key = newId(), headers, ...given }: Partial<NewReview> & { key?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  return shop.request(`/orders/track/${token}/reviews`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': key },
    json: { lineId: lineIds[0], rating: 5, title: 'Lovely', text: 'It fits and it shines.', ...given },
  })
}

/** A review of a delivered parcel: published, unless what is given is a reason to hold it. */
export async function aReview(
  shop: TestPlatform,
  { rating, title, text, pictures, ...order }: Partial<NewReview> & Parameters<typeof aPaidOrder>[1] = {},
) {
  const parcel = await aParcelAt(shop, 'delivered', order)
  const said = {
    ...(rating && { rating }),
    ...(title && { title }),
    ...(text && { text }),
    ...(pictures && { pictures }),
  }
  const response = await reviewAsBuyer(shop, parcel, said)
  if (response.status !== 201) throw new Error(`No review was written: ${await response.text()}`)
  const { data } = (await response.json()) as { data: OwnReview }
  return { ...data, parcel }
}

/** A picture sent by the tracking link of an order. */
export async function aPhotoOf(shop: TestPlatform, { token }: Pick<Parcelled, 'token'>): Promise<string> {
  const png = await aPng()
  const json = { contentType: 'image/png', contentLength: png.byteLength }
  const { data } = await (await shop.request(`/orders/track/${token}/files`, { method: 'POST', json })).json()
  const headers = { ...data.put.headers, 'content-length': String(png.byteLength) }
  await aPictureSite(shop).request(data.put.url, { method: 'PUT', headers, body: new Uint8Array(png) })
  return data.id
}
