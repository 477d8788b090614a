// The sellers of `npm run bench -- mixed`, as a process of its own: changes two products a second and asks another process of the
// shop until it shows each change.
import { setTimeout as wait } from 'node:timers/promises'
import type { Product } from '@makola/contract/catalogue/catalogue.ts'
import type { InventoryItem, InventoryRow } from '@makola/contract/catalogue/inventory.ts'
import { seededRandom, weighted, zipf } from './mixed/random.ts'

export type ProbeTask = {
  url: string
  /** The process that is asked. */
  otherUrl: string
  authorization: string
  stores: string[]
  rate: string
  seconds: number
  seed: number
}
export type ProbeReport = {
  /** Milliseconds from the seller's answer until the other process showed the change. */
  stale: number[]
  /** Milliseconds of the changes themselves, from their scheduled moments. */
  edits: number[]
  failures: string[]
}

const editsPerSecond = 2
const longestMilliseconds = 15_000
const askEveryMilliseconds = 5
const kinds = [
  ['stock', 60],
  ['price', 25],
  ['words', 10],
  ['sale', 5],
] as const

process.on('disconnect', () => process.exit())
process.on('message', async (task: ProbeTask) => process.send?.(await sell(task)))

async function sell(task: ProbeTask): Promise<ProbeReport> {
  const report: ProbeReport = { stale: [], edits: [], failures: [] }
  const random = seededRandom(task.seed)
  const [store, kind] = [zipf(random, task.stores.length), weighted(random, kinds)]
  const rows = new Map<string, InventoryRow[]>()
  const busy = new Set<string>()
  const editing: Promise<void>[] = []
  const from = performance.now()
  for (let at = random.wait(editsPerSecond); at < task.seconds; at += random.wait(editsPerSecond)) {
    const due = from + at * 1000
    await wait(Math.max(0, due - performance.now()))
    const slug = task.stores[store()] ?? ''
    const turn = random.share()
    const of = kind()
    const edit = async () => {
      const known = rows.get(slug) ?? (await listRows(task, slug))
      rows.set(slug, known)
      const row = known[Math.floor(turn * known.length)]
      // One change of a product at a time: otherwise it would not be known which of them is seen.
      if (!row || busy.has(row.id)) return
      busy.add(row.id)
      await change(task, { row, kind: of, store: slug, due }, report).finally(() => busy.delete(row.id))
    }
    editing.push(
      edit().catch((error: unknown) => {
        report.failures.push(`${of}: ${error}`)
      }),
    )
  }
  await Promise.all(editing)
  return report
}

const listRows = (task: ProbeTask, store: string) =>
  call<InventoryRow[]>(task, 'GET', `/inventory/?store=${store}&limit=50&status=active`)

type Edit = { row: InventoryRow; kind: (typeof kinds)[number][0]; store: string; due: number }

async function change(task: ProbeTask, { row, kind, store, due }: Edit, report: ProbeReport): Promise<void> {
  const [before, item] = await Promise.all([
    look(task, row.id),
    call<InventoryItem>(task, 'GET', `/inventory/${row.id}`),
  ])
  const [variant] = item.variants
  if (!before || !variant) return
  const path = `/inventory/variants/${variant.id}`
  const stockOf = (product: Product) => product.variants.find(({ id }) => id === variant.id)?.available ?? 0
  const priceOf = (product: Product) => JSON.stringify(product.variants.find(({ id }) => id === variant.id)?.price)
  const bulk = (action: string) => call(task, 'PATCH', '/inventory/bulk', { store, ids: [row.id], action })
  let isSeen: (now: Product | null) => boolean
  if (kind === 'stock') {
    // Few enough to be shown as they are, and other than now.
    const stock = variant.held + 3 + ((stockOf(before) + 1) % 16)
    await call(task, 'PATCH', path, { stock })
    isSeen = (now) => now !== null && stockOf(now) !== stockOf(before)
  } else if (kind === 'price') {
    const { amount, currency } = variant.price
    await call(task, 'PATCH', path, {
      price: { amount: Math.round(amount * (amount > 50_000 ? 0.8 : 1.25)), currency },
    })
    isSeen = (now) => now !== null && priceOf(now) !== priceOf(before)
  } else if (kind === 'words') {
    const name = `${before.name.split(' · ')[0]} · ${Date.now() % 100_000}`
    await call(task, 'PATCH', `/products/${row.id}`, { name })
    isSeen = (now) => now?.name === name
  } else {
    await bulk('draft')
    isSeen = (now) => now === null
  }
  const answered = performance.now()
  report.edits.push(answered - due)
  while (!isSeen(await look(task, row.id))) {
    if (performance.now() - answered > longestMilliseconds) throw new Error(`Not seen in ${longestMilliseconds} ms`)
    await wait(askEveryMilliseconds)
  }
  report.stale.push(performance.now() - answered)
  if (kind === 'sale') await bulk('publish')
}

/** The product as the other process shows it to a visitor; null where it is not on sale. */
async function look({ otherUrl, rate }: ProbeTask, id: string): Promise<Product | null> {
  const answer = await fetch(`${otherUrl}/api/products/${id}?rate=${rate}`)
  const text = await answer.text()
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(`The product was answered ${answer.status}`)
  return (JSON.parse(text) as { data: Product }).data
}

async function call<T>({ url, authorization }: ProbeTask, method: string, path: string, json?: object): Promise<T> {
  const headers = { authorization, 'content-type': 'application/json' }
  const body = json && { body: JSON.stringify(json) }
  const answer = await fetch(`${url}/api${path}`, { method, headers, ...body })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${text.slice(0, 200)}`)
  return (JSON.parse(text) as { data: T }).data
}
