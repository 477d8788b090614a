import fc from 'fast-check'
import { test } from 'vitest'
import { bankCommands, endDispute } from '../../../testing/shop-model/bank-commands.ts'
import { checkEnd } from '../../../testing/shop-model/check-shop.ts'
import { faultCommands } from '../../../testing/shop-model/fault-commands.ts'
import { listRequests } from '../../../testing/shop-model/list-requests.ts'
import { moneyCommands, sendWebhook, timeCommands } from '../../../testing/shop-model/money-commands.ts'
import { payoutCommands } from '../../../testing/shop-model/payout-commands.ts'
import { refundCommands } from '../../../testing/shop-model/refund-commands.ts'
import { requestCommands, sell } from '../../../testing/shop-model/request-commands.ts'
import { sellerCommands } from '../../../testing/shop-model/seller-commands.ts'
import { buy, buySeveral, shopperCommands } from '../../../testing/shop-model/shopper-commands.ts'
import { type Model, openStage, openWorld, type Stage, type World } from '../../../testing/shop-model/world.ts'
import { carryBooks } from '../ledger/postings/carry-books.ts'
import { sweepRefunds } from '../payments/refunds/sweep-refunds.ts'
import { sweepPayments } from '../payments/settlement/sweep-payments.ts'
import { newId } from '../platform/ids.ts'
import { runDueRequests } from '../requests/run-due-requests.ts'
import { expireOrders } from './settlement/expire-orders.ts'

// Every fault that it finds is printed with its seed and path: MODEL_SEED, MODEL_PATH and MODEL_REPLAY (the replayPath)
// repeat it, with MODEL_RUNS where that was set.
const isDeep = process.env.MODEL_RUNS !== undefined
const runs = Number(process.env.MODEL_RUNS ?? 450)
/** The ordinary run is the same every time; a deep search takes a new seed each time. */
const seed = Number(process.env.MODEL_SEED ?? (isDeep ? Date.now() % 2 ** 31 : 4))
/** Runs share a shop: its tables stay small, so that all invariants can be checked after each command. */
const runsAShop = 25

const size = {
  maxCommands: isDeep ? 20 : 10,
  size: 'max',
  ...(process.env.MODEL_REPLAY && { replayPath: process.env.MODEL_REPLAY }),
} as const
const before = [
  shopperCommands,
  moneyCommands,
  faultCommands,
  sellerCommands,
  refundCommands,
  requestCommands,
  bankCommands,
  payoutCommands,
].flat()
/** Half of the histories begin with a sale: there are requests and disputes to have. */
const after = [requestCommands, requestCommands, bankCommands, sellerCommands, payoutCommands, timeCommands].flat()
/** And some with refunds of every kind of parcels that hold several goods. */
const back = [refundCommands, refundCommands, bankCommands, requestCommands].flat()
const histories = fc.oneof(
  fc.tuple(fc.tuple(buy), fc.commands(before, size)),
  fc.tuple(fc.tuple(buy, sell), fc.commands(after, size)),
  fc.tuple(fc.tuple(buySeveral, sell), fc.commands(back, size)),
)

test(`${runs} random histories of carts, payments, refunds, requests, disputes, payouts and stock keep every rule`, {
  timeout: 0,
}, async () => {
  console.log(`model: seed ${seed}`)
  let stage: Stage | null = null
  let count = 0
  try {
    await fc.assert(
      fc.asyncProperty(histories, async ([begin, history]) => {
        if (count++ % runsAShop === 0) {
          await stage?.shop.close()
          stage = await openStage()
        }
        if (!stage) throw new Error('There is no shop')
        const { model, real } = await openWorld(stage)
        for (const step of begin) await step.run(model, real)
        await fc.asyncModelRun(async () => ({ model, real }), history)
        await bringToAnEnd(model, real)
      }),
      { numRuns: runs, seed, ...(process.env.MODEL_PATH && { path: process.env.MODEL_PATH }) },
    )
  } finally {
    await (stage as Stage | null)?.shop.close()
  }
})

/** The longest stage of a request is two weeks, and the longest way through them has five. */
const rounds = 5

/** Weeks later: providers and banks have reported everything, every deadline is over, and the queues are empty. */
async function bringToAnEnd(model: Model, world: World): Promise<void> {
  const { shop } = world
  if (model.orders.length > 0) {
    shop.clock.advance(3600)
    for (const reference of model.orders.flatMap((order) => [...order.charges.keys()])) {
      await sendWebhook(world, { reference, id: newId() })
    }
    await shop.jobs.drain(shop, { all: true })
    shop.clock.advance(73 * 3600)
    for (const sweep of [sweepPayments, expireOrders, sweepRefunds]) await sweep(shop)
    await shop.jobs.drain(shop, { all: true })
    await carryBooks(shop.database)
    for (const order of model.orders) await endDispute(order, world)
    await shop.jobs.drain(shop, { all: true })
    for (let round = 0; round < rounds && (await isClockAwaited(model, world)); round++) {
      shop.clock.advance(15 * 24 * 3600)
      await runDueRequests(shop)
      await shop.jobs.drain(shop, { all: true })
      shop.clock.advance(73 * 3600)
      await sweepRefunds(shop)
      await shop.jobs.drain(shop, { all: true })
    }
    if (model.orders.some(({ paysCash }) => paysCash)) await waitForCash(world)
    await carryBooks(shop.database)
  }
  await checkEnd(model, world)
}

/** Cash that a store owes is a person's matter after a week. */
async function waitForCash({ shop }: World): Promise<void> {
  shop.clock.advance(8 * 24 * 3600)
  await sweepRefunds(shop)
  await shop.jobs.drain(shop, { all: true })
}

/** True while silence still decides something about a request. */
async function isClockAwaited({ orders }: Model, world: World): Promise<boolean> {
  const asked = await Promise.all(orders.map((order) => listRequests(order, world)))
  return asked.flat().some(({ dueAction }) => dueAction !== null && dueAction !== 'remind')
}
