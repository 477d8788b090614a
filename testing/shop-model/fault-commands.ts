import fc from 'fast-check'
import { expireOrders } from '../../api/src/orders/settlement/expire-orders.ts'
import type { PaymentProvider } from '../../api/src/payments/providers/provider.ts'
import { openSandbox } from '../../api/src/payments/providers/sandbox/pay.ts'
import { sweepRefunds } from '../../api/src/payments/refunds/sweep-refunds.ts'
import { confirmPayment } from '../../api/src/payments/settlement/confirm-payment.ts'
import { sweepPayments } from '../../api/src/payments/settlement/sweep-payments.ts'
import { orderCommand, pickReference, type ShopCommand } from './command.ts'
import type { World } from './world.ts'

/** `down`: nothing is done. `lost`: everything is done, and no answer arrives. `slow`: the answer is outdated when it arrives. */
type Fault = 'down' | 'lost' | 'slow'

type FaultyProvider = { provider: PaymentProvider; answerNow: () => void }

/** The sandbox behind a bad line. */
function openFaultySandbox({ shop }: World, fault: Fault): FaultyProvider {
  const sandbox = openSandbox(shop)
  const { promise: waited, resolve: answerNow } = Promise.withResolvers<void>()
  const behind =
    <Asked, Answer>(ask: (asked: Asked, signal: AbortSignal) => Promise<Answer>) =>
    async (asked: Asked, signal: AbortSignal): Promise<Answer> => {
      if (fault === 'down') throw new Error('The provider is down')
      const answer = await ask(asked, signal)
      if (fault === 'lost') throw new Error('The answer is lost')
      await waited
      return answer
    }
  const provider = { ...sandbox, verify: behind(sandbox.verify), refund: behind(sandbox.refund) }
  return { provider, answerNow }
}

/** The shop asks a provider with a fault; during a slow one, everything else continues. */
const askFaulty = fc
  .record({
    nth: fc.nat(3),
    attempt: fc.nat(2),
    fault: fc.constantFrom<Fault>('down', 'lost', 'slow', 'slow'),
  })
  .map(({ nth, attempt, fault }) =>
    orderCommand(`ask a provider that is ${fault} about try ${attempt}`, nth, async (order, world) => {
      const { shop } = world
      if (order.paysCash) return
      const asked = { provider: 'sandbox', reference: pickReference(order, attempt) }
      const { provider, answerNow } = openFaultySandbox(world, fault)
      const answers = [
        confirmPayment(shop, asked, [provider]),
        sweepPayments(shop, [provider]),
        sweepRefunds(shop, [provider]),
      ]
      if (fault === 'slow') {
        await Promise.all([confirmPayment(shop, asked), sweepRefunds(shop), expireOrders(shop)])
        await shop.jobs.drain(shop)
      }
      answerNow()
      await Promise.all(answers)
    }),
  )

export const faultCommands: fc.Arbitrary<ShopCommand>[] = [askFaulty]
