import * as contract from '@makola/contract/messages/questions.ts'
import { created, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { answerQuestion, decideQuestion } from './answer-question.ts'
import { askQuestion } from './ask-question.ts'
import { followQuestions } from './follow-questions.ts'
import { listHeldQuestions, listQuestions, listStoreQuestions } from './list-questions.ts'

/** Mounts the calls about products' questions: of everybody, of who asks, of stores, and of the staff. */
export function mountQuestions(router: Router): void {
  router.mount(contract.listQuestions, async ({ platform: { database }, caller, params, query }) =>
    ok(await listQuestions(database, caller, { product: params.id, ...query })),
  )
  router.stream(contract.followQuestions, ({ platform, params }) => followQuestions(platform, params.id), {
    limit: { calls: 120, seconds: 60 },
  })
  router.mount(
    contract.askQuestion,
    async ({ platform, caller, params, body, keep }) =>
      created({
        data: await askQuestion(platform, {
          product: params.id,
          caller,
          text: body.text,
          keep: (tx, question) => keep(tx, created({ data: question })),
        }),
      }),
    { idempotencyCaller: ({ caller }) => caller.accountId },
  )
  router.mount(contract.listStoreQuestions, async ({ platform: { database }, caller, query }) =>
    ok(await listStoreQuestions(database, caller, query)),
  )
  router.mount(contract.answerQuestion, async ({ platform, caller, params, body }) =>
    ok({ data: await answerQuestion(platform, caller, { id: params.id, text: body.text }) }),
  )
  router.mount(contract.listHeldQuestions, async ({ platform: { database }, query }) =>
    ok(await listHeldQuestions(database, query)),
  )
  router.mount(contract.decideQuestion, async ({ platform, caller, params, body }) =>
    ok({ data: await decideQuestion(platform, caller, { id: params.id, ...body }) }),
  )
}
