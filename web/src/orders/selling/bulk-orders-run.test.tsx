import type { ParcelOutcome } from '@makola/contract/orders/bulk-parcels.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { BulkOrdersRun } from './bulk-orders-run.tsx'

const nothing = () => {}
const parcel = (id: string, isPickup: boolean) => ({ id, number: `MK-${id}-A`, buyerName: 'Ama Mensah', isPickup })
const parcels = [parcel('1', false), parcel('2', true), parcel('3', true)]

/** Renders the report of a shipment: what became of each parcel, by its id. */
function report(outcomes: Record<string, ParcelOutcome['outcome']>) {
  const items = parcels.filter(({ id }) => id in outcomes)
  const run = {
    items,
    outcomes: items.map(({ id, number }) => ({ id, number, outcome: outcomes[id] ?? 'done', refusal: null })),
    send: async () => [],
    isRunning: false,
    isStopped: false,
  }
  return renderOnPage(
    <BulkOrdersRun run={run} verb="ship" onStop={nothing} onContinue={nothing} onClose={nothing} next={null} />,
  )
}

test.each([
  ['delivered only: shipped', { 1: 'done' }, '1 order shipped'],
  ['picked up only: ready to collect', { 2: 'done', 3: 'done' }, '2 orders ready to collect'],
  ['both: each by its own word', { 1: 'done', 2: 'done' }, '1 order shipped, 1 ready to collect'],
] as const)('shipment reported, orders %s', async (_, outcomes, title) => {
  await report(outcomes)
  await expect.element(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
})

test('shipment reported, others were faster: each by its own word', async () => {
  await report({ 1: 'already', 2: 'already', 3: 'already' })
  const status = page.getByRole('status')
  await expect.element(status).toMatchTextContent('1 was already shipped.')
  await expect.element(status).toMatchTextContent('2 were already ready to collect.')
})
