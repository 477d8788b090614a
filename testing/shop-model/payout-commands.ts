import fc from 'fast-check'
import { expect } from 'vitest'
import { makePayoutRun } from '../../api/src/ledger/payouts/make-payout-run.ts'
import { transact } from '../../api/src/platform/platform.ts'
import { changeStanding } from '../../api/src/stores/standing/change-standing.ts'
import { checkBalances } from './check-balances.ts'
import { command, type ShopCommand } from './command.ts'
import { currencies, pick, type World } from './world.ts'

/** The staff pays out all that is available, once or twice at the same moment: never more, and nothing of a reserve. */
const payOut = fc
  .record({ days: fc.constantFrom(0, 4, 8, 31), nth: fc.nat(1), presses: fc.integer({ min: 1, max: 2 }) })
  .map(({ days, nth, presses }) =>
    command(`${presses} payout runs in ${pick(currencies, nth)}, ${days} days later`, async (_, world) => {
      world.shop.clock.advance(days * 86_400)
      await payOutOnce(world, nth, presses)
    }),
  )

async function payOutOnce(world: World, nth: number, presses: number): Promise<void> {
  const { shop, storeIds } = world
  const minimum = { amount: 1, currency: pick(currencies, nth) }
  const before = (await checkBalances(world)).get(pick(storeIds, nth))?.available ?? 0
  const runs = await Promise.allSettled(
    Array.from({ length: presses }, () => makePayoutRun(shop, 'model', { minimum })),
  )
  const paid = runs.flatMap((run) => (run.status === 'fulfilled' ? [run.value.total.amount] : []))
  expect(paid, 'paid out').toEqual(before > 0 ? [before] : [])
  for (const run of runs) if (run.status === 'rejected') expect(run.reason).toMatchObject({ type: 'wrong-state' })
}

/** A store's level changes: what it has sold keeps its terms. */
const changeLevel = fc.record({ nth: fc.nat(1), tier: fc.integer({ min: 1, max: 3 }) }).map(({ nth, tier }) =>
  command(`level ${tier} for store ${nth}`, async (_, { shop, storeIds }) => {
    await transact(shop, (tx) => changeStanding(tx, pick(storeIds, nth), { tier }))
  }),
)

export const payoutCommands: fc.Arbitrary<ShopCommand>[] = [payOut, changeLevel]
