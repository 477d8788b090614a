import type { Message, NewMessage } from '@makola/contract/messages/messages.ts'
import type { Question } from '@makola/contract/messages/questions.ts'
import { trackingToken } from '../../api/src/orders/tracking/tracking-token.ts'
import { newId } from '../../api/src/platform/ids.ts'
import type { TestPlatform } from '../test-platform.ts'
import { anAccount, type SignedIn } from './auth.ts'

type OfBuyer = { orderId: string; parcelId: string }
type Written = Partial<NewMessage> & { key?: string }

/** Writes to the store of a parcel by the tracking link, as a buyer does; the answer as it comes. */
export function writeAsBuyer(
  shop: TestPlatform,
  { orderId, parcelId }: OfBuyer,
  { key = newId(), ...message }: Written = {},
): Promise<Response> {
  return shop.request(`/orders/track/${trackingToken(shop, orderId)}/parcels/${parcelId}/messages`, {
    method: 'POST',
    headers: { 'idempotency-key': key },
    json: { text: 'Is it on its way?', ...message },
  })
}

/** Writes to the buyer of a parcel as a person of its store; the answer as it comes. */
export function writeAsStore(
  shop: TestPlatform,
  { parcelId, person }: { parcelId: string; person: Pick<SignedIn, 'headers'> },
  { key = newId(), ...message }: Written = {},
): Promise<Response> {
  return shop.request(`/parcels/${parcelId}/messages`, {
    method: 'POST',
    headers: { ...person.headers, 'idempotency-key': key },
    json: { text: 'It leaves today.', ...message },
  })
}

/** A message of a buyer, held when its text asks for it. */
export async function aMessage(shop: TestPlatform, parcel: OfBuyer, text?: string): Promise<Message> {
  const response = await writeAsBuyer(shop, parcel, text === undefined ? {} : { text })
  if (response.status !== 201) throw new Error(`Nothing was written: ${await response.text()}`)
  return ((await response.json()) as { data: Message }).data
}

/** Asks about a product, as somebody who has signed in; the answer as it comes. */
export function askAbout(
  shop: TestPlatform,
  productId: string,
  {
    asker,
    text = 'Is it real leather?',
    key = newId(),
  }: { asker: Pick<SignedIn, 'headers'>; text?: string; key?: string },
): Promise<Response> {
  return shop.request(`/products/${productId}/questions`, {
    method: 'POST',
    headers: { ...asker.headers, 'idempotency-key': key },
    json: { text },
  })
}

/** A question of somebody new; held when its text asks for it. */
export async function aQuestion(shop: TestPlatform, productId: string, text?: string): Promise<Question> {
  const asker = await anAccount(shop)
  const response = await askAbout(shop, productId, { asker, ...(text !== undefined && { text }) })
  if (response.status !== 201) throw new Error(`Nothing was asked: ${await response.text()}`)
  return ((await response.json()) as { data: Question }).data
}

/** Two messages of a parcel and two questions about a product: of each, one that others see and one that is held. */
export async function someWriting(shop: TestPlatform, { productId, ...parcel }: OfBuyer & { productId: string }) {
  return {
    messageId: (await aMessage(shop, parcel)).id,
    heldMessageId: (await aMessage(shop, parcel, 'Look at https://example.test')).id,
    questionId: (await aQuestion(shop, productId)).id,
    heldQuestionId: (await aQuestion(shop, productId, 'Shall I pay into 0123456789 GTBank?')).id,
  }
}
