import { say } from '@makola/words/say.ts'
import { buyerToWarn } from '../../moderation/events.ts'
import { findWarning, noteBuyerTold } from '../../moderation/warnings/find-warning.ts'
import { buyersNumber } from '../../orders/tracking/buyers-number.ts'
import { trackingToken } from '../../orders/tracking/tracking-token.ts'
import { on } from '../../platform/messaging/events.ts'
import type { Platform } from '../../platform/platform.ts'
import { button, frameLetter, paragraph } from '../letters/letter-frame.ts'
import { type Letter, sendMessage } from '../letters/send-message.ts'

const t = say('en')

/** Tells somebody who has bought a product of what the shop's staff has found about it. */
export const onBuyerToWarn = on(buyerToWarn, 'mail-buyer', async (platform, { takedownId, orderId, at }) => {
  const found = await findWarning(platform.database, { takedownId, orderId })
  if (!found?.order.email) return
  const letter = await writeBuyerWarning(platform, found)
  const key = `buyer-warned:${takedownId}:${orderId}`
  await sendMessage(platform, { ...letter, key, at: new Date(at), to: found.order.email })
  await noteBuyerTold(platform.database, { takedownId, orderId }, platform.clock.now())
})

type Found = NonNullable<Awaited<ReturnType<typeof findWarning>>>

async function writeBuyerWarning(platform: Platform, { text, product, store, order }: Found): Promise<Letter> {
  const { shopName, publicUrl: shopUrl } = platform.config
  const title = t('moderation.warning.title', { product })
  const day = order.placedAt.toISOString().slice(0, 10)
  const what = t('moderation.warning.what', { product, store, day, number: buyersNumber(platform, order) })
  const action = t('moderation.warning.action')
  const url = `${shopUrl}/order-tracking/?token=${trackingToken(platform, order.id)}`
  return {
    subject: title,
    html: await frameLetter({
      ...{ shopName, shopUrl, title, preview: what },
      body: [paragraph(what), paragraph(text), button(url, action)],
    }),
    text: [what, text, `${action}:\n${url}`].join('\n\n'),
  }
}
