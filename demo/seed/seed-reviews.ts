import { asc, count, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { orderEvents, orderLines, orders } from '../../api/src/orders/tables.ts'
import { trackingToken } from '../../api/src/orders/tracking/tracking-token.ts'
import { addSeconds } from '../../api/src/platform/clock.ts'
import { visitor } from '../../api/src/platform/http/caller.ts'
import { silentAt } from '../../api/src/platform/messaging/silent-at.ts'
import type { Platform } from '../../api/src/platform/platform.ts'
import { Problem } from '../../api/src/platform/problem.ts'
import { decideReview } from '../../api/src/reviews/moderating/decide-review.ts'
import { reportReview } from '../../api/src/reviews/reading/report-review.ts'
import { replyToReview } from '../../api/src/reviews/replying/reply-to-review.ts'
import { reviews } from '../../api/src/reviews/tables.ts'
import { writeReview } from '../../api/src/reviews/writing/write-review.ts'
import { demoProducts } from '../data/products.ts'
import { fixedId } from '../fixed-id.ts'
import { productPictureFile, readPictureFile } from '../picture-files.ts'
import { sendPrivateFile } from './send-private-file.ts'
import { shopOwner } from './shop-owner.ts'

const days = 86_400

/** Five of six delivered lines are reviewed, by the shop's own use cases under a moved clock. */
export async function seedReviews(platform: Platform): Promise<void> {
  const [there] = await platform.database.select({ reviews: count() }).from(reviews)
  if (there && there.reviews > 0) return
  const lines = await platform.database
    .select({ line: orderLines, deliveredAt: orderEvents.at })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(orderEvents, eq(orderEvents.parcelId, orderLines.parcelId))
    .where(eq(orderEvents.kind, 'delivered'))
    .orderBy(asc(orders.placedAt), asc(orderLines.name))
  for (const [index, { line, deliveredAt }] of lines.entries()) {
    const at = addSeconds(deliveredAt, (3 + (index % 5)) * days)
    if (index % 6 === 5 || at > platform.clock.now()) continue
    await tell(silentAt(platform, at), line, index).catch((error: unknown) => {
      // What was refunded because it never came cannot be reviewed.
      if (!(error instanceof Problem && error.type === 'wrong-state')) throw error
    })
  }
}

type Line = typeof orderLines.$inferSelect

/** Leaves one review with a picture waiting, and one with a number in its text. */
async function tell(platform: Platform, line: Line, index: number): Promise<void> {
  const rating = ratings[index % ratings.length] ?? 5
  const pictures = index % 8 === 2 ? [await sendPicture(platform, line, index)] : []
  const { id, state } = await writeReview(platform, {
    token: trackingToken(platform, line.orderId),
    caller: visitor,
    asked: { lineId: line.id, rating, title: titleOf(rating, index), text: textOf(rating, index), pictures },
    keep: async () => {},
  })
  const caller = shopOwner()
  if (index === waitingPicture || index === waitingText) return
  if (index === refusedText) {
    await decideReview(platform, { id, caller, decision: { act: 'reject', reason: 'personal-data', version: 1 } })
    return
  }
  if (state === 'held') await decideReview(platform, { id, caller, decision: { act: 'approve', version: 1 } })
  if (index % 3 === 0) await replyToReview(platform, { id, caller, text: replyOf(rating, index) })
  if (index === 13)
    await reportReview(platform, { id, caller: visitor, reporter: 'demo', said: { reason: 'off-topic', text: '' } })
  if (index === 16)
    await decideReview(platform, { id, caller, decision: { act: 'hide', version: 1, reason: 'abusive' } })
}

const waitingPicture = 2
const waitingText = 8
const refusedText = 20

/** A picture as a buyer would send it: sealed, and public only when somebody has approved it. */
async function sendPicture(platform: Platform, line: Line, index: number): Promise<string> {
  const slug = demoProducts.find((product) => fixedId('product', product.slug) === line.productId)?.slug
  const drawn = await readPictureFile(productPictureFile(slug ?? demoProducts[0]?.slug ?? '', 0))
  const jpeg = await sharp(drawn)
    .rotate(index % 16 === 2 ? 4 : -4, { background: '#d8cfc2' })
    .resize(700)
    .jpeg()
    .toBuffer()
  return sendPrivateFile(platform, { by: `order:${line.orderId}`, jpeg })
}

const ratings = [5, 4, 5, 5, 3, 4, 5, 2, 5, 4, 5, 1, 4] as const

const good = ['Just as in the pictures', 'Very happy with it', 'Well made', 'Would buy again', 'Better than expected']
const middling = ['It is all right', 'Good, with one thing', 'Not bad']
const poor = ['Not for me', 'Disappointed', 'Expected more']
const titlesOf = (rating: number) => (rating >= 4 ? good : rating === 3 ? middling : poor)
const titleOf = (rating: number, index: number) => titlesOf(rating)[index % titlesOf(rating).length] ?? ''

const openings = [
  'I bought it for my mother.',
  'It came two days early.',
  'The parcel was packed with care.',
  'This is my second one.',
  'I use it every day now.',
  'My sister asked where it is from.',
  'I was not sure about the colour.',
  'A colleague recommended it.',
  'It was a present for my brother.',
  'I have waited for this for a year.',
  'It looks small on the page.',
]
const goodEnds = [
  'The work is fine and nothing is loose.',
  'It feels solid and looks better than on my phone.',
  'Everybody at home likes it.',
  'The size is right, too.',
  'I would give it as a present.',
  'There is nothing that I would change.',
]
const poorEnds = [
  'The colour is paler than in the picture.',
  'It is smaller than I thought.',
  'One corner was not straight, and the answer came late.',
  'For this price I had hoped for more.',
]

/** No two alike: a text that was used before would be held. */
function textOf(rating: number, index: number): string {
  if (index === waitingText || index === refusedText)
    return `I have ${index} more of these at home, call me on 024 123 4567.`
  const ends = rating >= 4 ? goodEnds : poorEnds
  return `${openings[index % openings.length]} ${ends[Math.floor(index / openings.length) % ends.length]}`
}

const replies = ['Thank you, we will tell the maker.', 'Thank you, come back soon.', 'We are glad that you like it.']
const replyOf = (rating: number, index: number) =>
  rating <= 3 ? 'We are sorry. Open a request on your order and we make it right.' : (replies[index % 3] ?? '')
