import * as contract from '@makola/contract/reviews/reviews.ts'
import * as stores from '@makola/contract/reviews/store-reviews.ts'
import { accountIdOf, authorOf } from '../platform/http/caller.ts'
import { networkDigest } from '../platform/http/network-of.ts'
import { created, noContent, ok } from '../platform/http/reply.ts'
import type { Router } from '../platform/http/router.ts'
import { decideReview } from './moderating/decide-review.ts'
import { listModeratedReviews } from './moderating/list-moderated-reviews.ts'
import { listProductReviews, listStoreReviews } from './reading/list-reviews.ts'
import { reportReview } from './reading/report-review.ts'
import { listOwnReviews } from './replying/list-own-reviews.ts'
import { replyToReview } from './replying/reply-to-review.ts'
import { editReview } from './writing/edit-review.ts'
import { listOrderReviews } from './writing/list-order-reviews.ts'
import { withdrawReview } from './writing/withdraw-review.ts'
import { writeReview } from './writing/write-review.ts'

/** Mounts the calls about reviews: of buyers by their tracking link, of everyone, of stores, and of the staff. */
export function mountReviews(router: Router): void {
  mountBuyers(router)
  mountEveryone(router)
  router.mount(stores.listReviews, async ({ platform, caller, query }) =>
    ok(await listOwnReviews(platform, caller, query)),
  )
  router.mount(stores.replyToReview, async ({ platform, caller, params, body }) =>
    ok({ data: await replyToReview(platform, { id: params.id, caller, text: body.text }) }),
  )
  router.mount(stores.listModeratedReviews, async ({ platform, query }) =>
    ok(await listModeratedReviews(platform, query)),
  )
  router.mount(stores.decideReview, async ({ platform, caller, params, body }) =>
    ok({ data: await decideReview(platform, { id: params.id, caller, decision: body }) }),
  )
}

function mountBuyers(router: Router): void {
  router.mount(contract.listOrderReviews, async ({ platform, params }) =>
    ok({ data: await listOrderReviews(platform, params.token) }),
  )
  router.mount(
    contract.writeReview,
    async ({ platform, caller, params, body, keep }) =>
      created({
        data: await writeReview(platform, {
          token: params.token,
          caller,
          asked: body,
          keep: (tx, review) => keep(tx, created({ data: review })),
        }),
      }),
    { idempotencyCaller: ({ params }) => params.token },
  )
  router.mount(contract.editReview, async ({ platform, caller, params: { token, id }, body }) =>
    ok({ data: await editReview(platform, { token, id, caller, asked: body }) }),
  )
  router.mount(contract.withdrawReview, async ({ platform, caller, params: { token, id } }) =>
    ok({ data: await withdrawReview(platform, { token, id, caller }) }),
  )
}

const shared = { cacheSeconds: 5, isTagged: true }

function mountEveryone(router: Router): void {
  router.mount(
    contract.listProductReviews,
    async ({ platform, params, query }) => ok(await listProductReviews(platform, params.id, query)),
    shared,
  )
  router.mount(
    contract.listStoreReviews,
    async ({ platform, params, query }) => ok(await listStoreReviews(platform, params.id, query)),
    shared,
  )
  router.mount(
    contract.reportReview,
    async ({ platform, caller, params, body, c }) => {
      const reporter = authorOf({ accountId: accountIdOf(caller), network: networkDigest(platform, c) })
      await reportReview(platform, { id: params.id, caller, reporter, said: body })
      return noContent()
    },
    { limit: reportLimit },
  )
}

/** More than anyone reads to the end. */
export const reportLimit = { calls: 20, seconds: 3600 }
