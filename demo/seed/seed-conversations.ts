import { asc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { markRead } from '../../api/src/messages/conversations/mark-read.ts'
import { findBuyer, findSeller, type Party } from '../../api/src/messages/conversations/parties.ts'
import { postMessage } from '../../api/src/messages/conversations/post-message.ts'
import { conversations } from '../../api/src/messages/tables.ts'
import { orders, parcels } from '../../api/src/orders/tables.ts'
import { trackingToken } from '../../api/src/orders/tracking/tracking-token.ts'
import { addSeconds } from '../../api/src/platform/clock.ts'
import { visitor } from '../../api/src/platform/http/caller.ts'
import { silentAt } from '../../api/src/platform/messaging/silent-at.ts'
import type { Platform } from '../../api/src/platform/platform.ts'
import { productPictureFile, readPictureFile } from '../picture-files.ts'
import { sendPrivateFile } from './send-private-file.ts'
import { signedIn } from './shop-owner.ts'

type Store = 'owner@makola.test' | 'packer@makola.test' | 'seller@makola.test'
/** Each writer has read what came before. */
type Said = { hoursAgo: number; by: 'buyer' | Store; text: string; picture?: string }
/** The order, counted from the oldest, and its parcel. */
type Tale = { order: number; parcel: number; said: readonly Said[]; readBy?: Store }

const days = 24

/** One about a picture, one with a message that waits for the staff, and one that its store has not read yet. */
const tales: readonly Tale[] = [
  {
    order: 18,
    parcel: 0,
    said: [
      {
        hoursAgo: 56.5 * days,
        by: 'buyer',
        text: 'The jacket is lovely, but a seam has come undone under the left arm. You can see it in the picture.',
        picture: 'harmattan-bomber-jacket',
      },
      {
        hoursAgo: 56.4 * days,
        by: 'owner@makola.test',
        text: 'I am sorry. A tailor near you can close it in ten minutes. Shall we refund half of the price instead of sending it back?',
      },
      { hoursAgo: 56.3 * days, by: 'buyer', text: 'Yes, please. I would rather keep it.' },
    ],
    readBy: 'owner@makola.test',
  },
  {
    order: 44,
    parcel: 1,
    said: [
      { hoursAgo: 5 * days, by: 'buyer', text: 'Will it be here by Saturday? It is for a naming ceremony.' },
      {
        hoursAgo: 5 * days - 2,
        by: 'packer@makola.test',
        text: 'It left Lagos on Monday, so it should. The courier calls before he comes.',
      },
      {
        hoursAgo: 20,
        by: 'buyer',
        text: 'Thank you. Could the next one have a collar like this? https://collars.example/band',
      },
    ],
  },
  {
    order: 50,
    parcel: 1,
    said: [
      { hoursAgo: 3 * days, by: 'buyer', text: 'Is the box sealed? I take it on a flight on Friday.' },
      { hoursAgo: 3 * days - 1, by: 'seller@makola.test', text: 'Yes, each of the tins is sealed.' },
      { hoursAgo: 6, by: 'buyer', text: 'Then please leave out the gift wrap: they open it at the airport.' },
    ],
  },
]

/** What buyers and stores wrote to one another, by the shop's own use cases under a moved clock. Existing ones are left unchanged. */
export async function seedConversations(platform: Platform): Promise<void> {
  const now = platform.clock.now()
  const there = await platform.database.$count(conversations)
  for (const { said, readBy, ...which } of tales.slice(there)) {
    const ofBuyer = await findParcel(platform, which)
    let last: { id: string; by: Said['by'] } | null = null
    for (const { hoursAgo, by, text, picture } of said) {
      const then = silentAt(platform, addSeconds(now, -hoursAgo * 3600))
      const party = await partyOf(then, by, ofBuyer)
      if (last && last.by !== by) await markRead(then, party, last.id)
      const files = picture ? [await sendPicture(then, party, picture)] : []
      const { id } = await postMessage(then, { party, message: { text, files }, keep: async () => {} })
      last = { id, by }
    }
    if (readBy && last) await markRead(platform, await partyOf(platform, readBy, ofBuyer), last.id)
  }
}

async function findParcel(platform: Platform, { order: nth, parcel: turn }: Pick<Tale, 'order' | 'parcel'>) {
  const { database } = platform
  const [order] = await database.select().from(orders).orderBy(asc(orders.placedAt)).offset(nth).limit(1)
  if (!order) throw new Error(`The demo has no order ${nth}`)
  const ofOrder = await database.select().from(parcels).where(eq(parcels.orderId, order.id)).orderBy(parcels.number)
  return { token: trackingToken(platform, order.id), parcelId: ofOrder[turn]?.id ?? '' }
}

function partyOf({ database }: Platform, by: Said['by'], ofBuyer: { token: string; parcelId: string }): Promise<Party> {
  return by === 'buyer' ? findBuyer(database, visitor, ofBuyer) : findSeller(database, signedIn(by), ofBuyer.parcelId)
}

/** The part of the product's picture that its buyer would show. */
async function sendPicture(platform: Platform, { uploadedBy }: Party, slug: string): Promise<string> {
  const drawn = await readPictureFile(productPictureFile(slug, 0))
  const jpeg = await sharp(drawn).rotate(-6, { background: '#d8cfc2' }).resize(900).jpeg().toBuffer()
  return sendPrivateFile(platform, { by: uploadedBy, jpeg, name: 'seam.jpg' })
}
