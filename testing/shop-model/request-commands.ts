import type { BuyerRequest, RequestOptions } from '@makola/contract/requests/requests.ts'
import type { StoreRequest } from '@makola/contract/requests/store-requests.ts'
import fc from 'fast-check'
import { expect } from 'vitest'
import { newId } from '../../api/src/platform/ids.ts'
import { runDueRequests } from '../../api/src/requests/run-due-requests.ts'
import type { SignedIn } from '../builders/auth.ts'
import { command, orderCommand, type ShopCommand } from './command.ts'
import { listRequests } from './list-requests.ts'
import { payOrder } from './money-commands.ts'
import { headersOf, type ModelOrder, pick, type World } from './world.ts'

const anyOrder = fc.nat(3)
const anyRequest = fc.nat(1)

const reasons = { cancel: 'mistake', return: 'late', missing: 'nothing-came', faulty: 'wrong-item' } as const

/** The buyer asks by the tracking link, once or twice at the same moment; now and then for what is not possible now. */
const ask = fc
  .record({
    nth: anyOrder,
    parcel: fc.nat(1),
    choice: fc.nat(11),
    isWild: fc.constantFrom(false, false, false, true),
    quantity: fc.constantFrom(1, 1, 2),
    presses: fc.integer({ min: 1, max: 2 }),
  })
  .map(({ nth, parcel: chosen, choice, isWild, quantity, presses }) =>
    orderCommand(
      `ask for ${isWild ? 'any ' : ''}${choice}, ${quantity} of parcel ${chosen}, ${presses} times`,
      nth,
      async (order, { api }) => {
        const parcel = pick(order.parcels, chosen)
        const path = `/orders/track/${order.trackingToken}`
        const { body } = await api.get<{ data: RequestOptions }>(`${path}/request-options`)
        const options = body.data.parcels.find(({ parcelId }) => parcelId === parcel.id)?.options ?? []
        const possible = options.filter(({ isOpen }) => isOpen || isWild)
        if (possible.length === 0) return
        const { kind } = pick(possible, choice)
        const json = {
          parcelId: parcel.id,
          kind,
          reason: reasons[kind],
          lines: [{ lineId: pick(parcel.lines, choice).id, quantity }],
        }
        const press = () => api.post(`${path}/requests`, json, { headers: { 'idempotency-key': newId() } })
        const answers = await Promise.all(Array.from({ length: presses }, press))
        for (const { status, body } of answers) expect([201, 409, 422], JSON.stringify(body)).toContain(status)
      },
    ),
  )

/** Pays an order where it is not paid yet, and takes its parcels as far as told: what most requests are about. */
export const sell = fc
  .record({
    nth: anyOrder,
    taken: fc.constantFrom(0, 1, 2, 3, 3, 3),
    refunds: fc.constantFrom('at-once', 'later', 'failed'),
  })
  .map(({ nth, taken, refunds }) =>
    orderCommand(`sell (refunds ${refunds}), ${taken} steps`, nth, async (order, world) => {
      if (!order.isPaid) await payOrder(order, world, refunds)
      await world.shop.jobs.drain(world.shop)
      const headers = await headersOf(world, world.seller)
      const steps = [
        ['pack', {}] as const,
        ['ship', { carrier: 'GIG', trackingNumber: '7' }] as const,
        ['deliver', {}] as const,
      ]
      for (const { id } of order.parcels) {
        for (const [step, body] of steps.slice(0, taken))
          await world.api.post(`/parcels/${id}/${step}`, body, { headers })
      }
    }),
  )

/** One side acts, or two at the same moment; now and then with an act that is not possible now. */
const act = fc
  .record({
    nth: anyOrder,
    request: anyRequest,
    choices: fc.array(fc.nat(20), { minLength: 1, maxLength: 2 }),
    isWild: fc.constantFrom(false, false, false, true),
    share: fc.integer({ min: 1, max: 100 }),
  })
  .map(({ nth, request: chosen, choices, isWild, share }) =>
    orderCommand(
      `${isWild ? 'any ' : ''}act ${choices.join(' and ')} (${share} %) on request ${chosen}`,
      nth,
      async (order, world) => {
        const asked = await listRequests(order, world)
        if (asked.length === 0) return
        const request = pick(asked, chosen)
        const all = actsOn(order, request, share)
        const possible = isWild ? all : all.filter(await possibleActs(world, request))
        if (possible.length === 0) return
        const answers = await Promise.all(choices.map((choice) => send(world, pick(possible, choice))))
        for (const { status, body } of answers) expect([200, 409, 422], JSON.stringify(body)).toContain(status)
      },
    ),
  )

/** The clock's round: the consequences of silence. */
const silence = fc.constantFrom(0, 5, 25, 73, 15 * 24).map((hours) =>
  command(`${hours} hours of silence about the requests`, async (_, { shop }) => {
    shop.clock.advance(hours * 3600)
    await Promise.all([runDueRequests(shop), runDueRequests(shop)])
  }),
)

type Act = { side: 'buyer' | 'store' | 'staff'; name: string; path: string; json: object }

function actsOn(order: ModelOrder, { id, worth, lines }: BuyerRequest, share: number): Act[] {
  const amount = { ...worth, amount: Math.max(1, Math.floor((worth.amount * share) / 100)) }
  const text = 'It was fine'
  const came = lines.map(({ lineId, quantity }) => ({ lineId, condition: 'as-new', restock: quantity }))
  const buyer = { side: 'buyer', path: `/orders/track/${order.trackingToken}/requests/${id}/act` } as const
  const store = { side: 'store', path: `/requests/${id}/answer` } as const
  const staff = { side: 'staff', name: 'decide', path: `/requests/${id}/decision` } as const
  const named = <Side extends typeof buyer | typeof store>(side: Side, json: { act: string }) => ({
    ...side,
    name: json.act,
    json,
  })
  const buyers = [
    { act: 'accept' },
    { act: 'refuse' },
    { act: 'confirm' },
    { act: 'withdraw' },
    { act: 'send-back', trackingNumber: '7' },
    { act: 'escalate', text },
  ]
  const stores = [
    { act: 'approve', needsGoods: false },
    { act: 'approve', needsGoods: true, returnTo: '1 Marina Road' },
    { act: 'decline', text },
    { act: 'offer', amount },
    { act: 'replace', trackingNumber: '7' },
    { act: 'deliver' },
    { act: 'receive', lines: came },
    { act: 'contest', text },
  ]
  const decisions = [
    { outcome: 'refund', needsGoods: false, reason: text },
    { outcome: 'refund', needsGoods: true, reason: text },
    { outcome: 'part', amount, reason: text },
    { outcome: 'none', reason: text },
  ]
  return [
    ...buyers.map((json) => named(buyer, json)),
    ...stores.map((json) => named(store, json)),
    ...decisions.map((json) => ({ ...staff, json })),
  ]
}

/** By what the shop itself offers to each side. */
async function possibleActs(world: World, { id, acts }: BuyerRequest): Promise<(act: Act) => boolean> {
  const see = async (person: SignedIn) =>
    (await world.api.get<{ data: StoreRequest }>(`/requests/${id}`, { headers: await headersOf(world, person) })).body
      .data
  const [stores, staffs] = [await see(world.seller), await see(world.operator)]
  return ({ side, name }) => {
    if (side === 'buyer') return acts.some((act) => act === name)
    return side === 'store' ? stores.acts.some(({ act }) => act === name) : staffs.canDecide
  }
}

async function send(world: World, { side, path, json }: Act) {
  const person = { buyer: null, store: world.seller, staff: world.operator }[side]
  return world.api.post(path, json, person ? { headers: await headersOf(world, person) } : {})
}

export const requestCommands: fc.Arbitrary<ShopCommand>[] = [sell, ask, ask, act, act, act, silence]
