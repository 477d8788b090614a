import { authorOf } from '../../platform/http/caller.ts'
import { on } from '../../platform/messaging/events.ts'
import type { Platform } from '../../platform/platform.ts'
import { alertToken } from '../../wishes/alerts/alert-token.ts'
import { areOthersTold } from '../../wishes/alerts/are-others-told.ts'
import { findAlert } from '../../wishes/alerts/find-alert.ts'
import { returnToLine } from '../../wishes/alerts/tell-stock-back.ts'
import { alertDue, alertToConfirm } from '../../wishes/events.ts'
import { mayWriteTo } from '../letters/may-write-to.ts'
import { sendMessage } from '../letters/send-message.ts'
import { writeAlertToConfirm, writeStockBack } from './write-stock-alert.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findAlert>>>

export const onAlertToConfirm = on(
  alertToConfirm,
  'mail-address',
  async (platform, { alertId, at, network = null }) => {
    const found = await findAlert(platform.database, alertId)
    if (found?.alert.state !== 'unconfirmed') return
    if (!(await mayWriteTo(platform, found.to, { kind: 'visitor', author: authorOf({ network }) }))) return
    const letter = await writeAlertToConfirm(factsOf(platform, found))
    await sendMessage(platform, {
      ...letter,
      ...{ key: `alert-to-confirm:${alertId}:${at}`, at: new Date(at), to: found.to },
    })
  },
)

/** Goods that have gone again meanwhile, or left the shop, are not announced: their person keeps the place in the line. */
export const onAlertDue = on(alertDue, 'mail-who-waits', async (platform, { alertId }) => {
  const found = await findAlert(platform.database, alertId)
  if (!found?.alert.toldAt) return
  const { toldAt } = found.alert
  const { product, variantTitle, storeName: store, units, to } = found
  if (units <= 0) return returnToLine(platform, alertId)
  const name = variantTitle === '' ? product.name : `${product.name} (${variantTitle})`
  const productUrl = `${platform.config.publicUrl}/products/${product.slug}`
  const isShared = await areOthersTold(platform.database, found.alert)
  const letter = await writeStockBack({
    ...factsOf(platform, found),
    product: name,
    productUrl,
    store,
    units,
    isShared,
  })
  await sendMessage(platform, { ...letter, key: `stock-back:${alertId}`, at: toldAt, to })
})

function factsOf(platform: Platform, { alert }: Found) {
  const { shopName, publicUrl } = platform.config
  return {
    shopName,
    shopUrl: publicUrl,
    alertUrl: `${publicUrl}/wishes/?alert=${alertToken(platform, alert.id)}`,
  }
}
