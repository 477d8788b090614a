import fc from 'fast-check'
import { followDispute } from '../../api/src/payments/disputes/follow-dispute.ts'
import type { DisputeDesk, ProviderDispute } from '../../api/src/payments/providers/dispute-desk.ts'
import type { PaymentProvider } from '../../api/src/payments/providers/provider.ts'
import { openSandbox } from '../../api/src/payments/providers/sandbox/pay.ts'
import { orderCommand, pickReference, type ShopCommand } from './command.ts'
import type { ModelOrder, World } from './world.ts'

type News = Pick<ProviderDispute, 'state' | 'fundsState'>

const news: Record<string, News> = {
  inquires: { state: 'inquiry', fundsState: 'none' },
  asks: { state: 'needs_response', fundsState: 'none' },
  'takes the money': { state: 'needs_response', fundsState: 'withdrawn' },
  'looks at the answer': { state: 'under_review', fundsState: 'withdrawn' },
  'decides for the shop': { state: 'won', fundsState: 'none' },
  'decides for the shop and pays back': { state: 'won', fundsState: 'reinstated' },
  'decides for the buyer': { state: 'lost', fundsState: 'withdrawn' },
  'decides for the buyer, before it takes the money': { state: 'lost', fundsState: 'none' },
  'gives lost money back': { state: 'lost', fundsState: 'reinstated' },
}

/** What a bank says about a payment that was made, once or twice at the same moment, in any order. */
const dispute = fc
  .record({
    nth: fc.nat(3),
    says: fc.constantFrom(...Object.keys(news)),
    share: fc.constantFrom(100, 100, 37),
    copies: fc.integer({ min: 1, max: 2 }),
  })
  .map(({ nth, says, share, copies }) =>
    orderCommand(`the bank ${says} (${share} %), ${copies} times`, nth, async (order, world) => {
      const told = news[says]
      if (!told || !order.isPaid || order.paysCash) return
      const known = order.dispute
      const isOver = known?.state === 'won' || (known?.state === 'lost' && told.state !== 'lost')
      // A bank that has decided does not begin again, and gives back only what it took.
      if (isOver || (told.fundsState === 'reinstated' && known?.fundsState !== 'withdrawn')) return
      order.dispute = known ? { ...known, ...told } : openDispute(order, { ...told, share })
      await Promise.all(Array.from({ length: copies }, () => hear(order, world)))
      await world.shop.jobs.drain(world.shop)
    }),
  )

function openDispute(order: ModelOrder, { share, ...told }: News & { share: number }): ProviderDispute {
  const charge = [...order.charges].find(([, { outcome }]) => outcome === 'success')
  const reference = charge?.[0] ?? pickReference(order, 0)
  const disputedMinor = Math.min(order.totalMinor, charge?.[1].amountMinor ?? order.totalMinor)
  return {
    id: `bank-${reference}`,
    reference,
    transactionId: null,
    reason: 'product not received',
    amountMinor: Math.ceil((disputedMinor * share) / 100),
    currency: 'NGN',
    dueAt: null,
    feeMinor: 1500,
    feeCurrency: 'NGN',
    ...told,
  }
}

/** The shop asks the provider, as after a webhook. */
async function hear({ dispute: told }: ModelOrder, { shop }: World): Promise<void> {
  if (!told) return
  const desk: DisputeDesk = {
    list: () => Promise.resolve([told]),
    read: () => Promise.resolve(told),
    sendEvidence: () => Promise.resolve(),
    accept: () => Promise.resolve(),
  }
  const provider: PaymentProvider = { ...openSandbox(shop), disputes: desk }
  await followDispute(shop, { provider: 'sandbox', providerDisputeId: told.id }, [provider])
}

/** At the end the bank has decided, and the money is where its decision says. */
export async function endDispute(order: ModelOrder, world: World): Promise<void> {
  const told = order.dispute
  if (!told) return
  const isLost = told.state === 'lost' || told.state === 'under_review'
  const fundsState = told.fundsState === 'withdrawn' ? 'reinstated' : told.fundsState
  order.dispute = isLost ? { ...told, state: 'lost', fundsState: 'withdrawn' } : { ...told, state: 'won', fundsState }
  await hear(order, world)
}

export const bankCommands: fc.Arbitrary<ShopCommand>[] = [dispute]
