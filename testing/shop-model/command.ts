import type fc from 'fast-check'
import { checkShop } from './check-shop.ts'
import { type Model, type ModelOrder, pick, type World } from './world.ts'

export type ShopCommand = fc.AsyncCommand<Model, World>

/** An action of people or machines on the shop; after it, everything is checked. */
export function command(
  words: string,
  run: (model: Model, world: World) => Promise<void>,
  canRun: (model: Model) => boolean = () => true,
): ShopCommand {
  return {
    toString: () => words,
    check: canRun,
    run: async (model, world) => {
      await run(model, world)
      await checkShop(model, world)
    },
  }
}

/** The same with one of the orders that there are by then. */
export function orderCommand(
  words: string,
  nth: number,
  run: (order: ModelOrder, world: World, model: Model) => Promise<void>,
): ShopCommand {
  return command(
    `${words} of order ${nth}`,
    (model, world) => run(pick(model.orders, nth), world, model),
    (model) => model.orders.length > 0,
  )
}

/** Mostly the last attempt's reference; an older one for larger numbers. */
export function pickReference({ charges }: ModelOrder, nth: number): string {
  return pick([...charges.keys()].toReversed(), nth)
}
