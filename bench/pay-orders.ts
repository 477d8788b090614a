// The outside of `npm run bench:paid`, as a process of its own: a payment provider, and shoppers who pay there. It is told
// what to do by its parent and answers each time; what it costs is counted apart from the shop.
import { setTimeout as wait } from 'node:timers/promises'
import { startFakePaystack } from '../testing/providers/fake-paystack.ts'

export type Task =
  | { kind: 'tell'; webhookUrl: string }
  | { kind: 'count' }
  | { kind: 'pay'; pages: string[]; perSecond: number }
/** What the shop answered to webhooks, by status. */
export type Told = Record<number, number>
export type Ready = { environment: Record<string, string> }
/** `lateMilliseconds`: how far the sender itself was behind its own schedule, at the worst. */
export type Paid = { refusals: string[]; lateMilliseconds: number; cpuSeconds: number }

const { server, environment } = await startFakePaystack()
process.send?.({ environment } satisfies Ready)

process.on('disconnect', () => process.exit())
process.on('message', async (task: Task) => {
  if (task.kind === 'tell') server.webhookUrl = task.webhookUrl
  else if (task.kind === 'count') process.send?.(countTold())
  else process.send?.(await payAll(task.pages, task.perSecond))
})

function countTold(): Told {
  const told: Told = {}
  for (const { status } of server.deliveries) told[status] = (told[status] ?? 0) + 1
  return told
}

/** Each order at its moment, whatever became of the others. */
async function payAll(pages: readonly string[], perSecond: number): Promise<Paid> {
  const refusals: string[] = []
  const paying: Promise<void>[] = []
  let lateMilliseconds = 0
  const cpu = process.cpuUsage()
  const from = performance.now()
  for (const [index, page] of pages.entries()) {
    const due = from + (index * 1000) / perSecond
    await wait(Math.max(0, due - performance.now()))
    lateMilliseconds = Math.max(lateMilliseconds, performance.now() - due)
    paying.push(
      pay(page).catch((error: unknown) => {
        refusals.push(String(error))
      }),
    )
  }
  await Promise.all(paying)
  for (const { status } of server.deliveries) if (status !== 200) refusals.push(`The shop answered ${status}`)
  const { user, system } = process.cpuUsage(cpu)
  return { refusals, lateMilliseconds, cpuSeconds: (user + system) / 1e6 }
}

async function pay(page: string): Promise<void> {
  const body = new URLSearchParams({ scenario: 'pay', webhook: 'once', tamper: 'none', afterwards: 'close' })
  const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' })
  await answer.arrayBuffer()
  if (answer.status !== 303) throw new Error(`The provider answered ${answer.status}`)
}
