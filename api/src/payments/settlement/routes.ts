import { receiveWebhook as receiveWebhookCall } from '@makola/contract/payments/payments.ts'
import { readBytes } from '../../platform/http/read-body.ts'
import { ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { receiveWebhook } from './receive-webhook.ts'

export function mountWebhooks(router: Router): void {
  // The contract gives this call no body: the raw bytes are checked before anything reads them.
  router.mount(receiveWebhookCall, async ({ platform, params, c }) => {
    const rawBody = await readBytes(c)
    await receiveWebhook(platform, { provider: params.provider, rawBody, headers: c.req.raw.headers })
    return ok({ received: true as const })
  })
}
