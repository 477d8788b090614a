// `npm run bench -- backup`: orders, each with its cart and quote, while the shop is backed up, and alone, in turn; then the last backup
// restored into an empty folder. The backup is a command of its own beside the shop, at the rate of the nightly one. bench/README.md has
// the options.
import { readdirSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { backupSettings } from '../../api/src/platform/backup/settings.ts'
import { Buyer } from '../../testing/shop/buyer.ts'
import { shopCommandBeside } from '../../testing/shop/shop-command.ts'
import { keepResults, type Section } from '../keep-results.ts'
import { loadWork, measureInTurn, type Round } from '../measure.ts'
import { type BenchShop, withBenchShop } from '../open-shop.ts'
import { placeQuoted } from '../place-orders.ts'

const connections = 10
const wanted = { bytes: 10 * 1024 ** 3, minutes: 5 }

export async function runBackup(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      products: { type: 'string', default: '50000' },
      seconds: { type: 'string', default: '30' },
      rounds: { type: 'string', default: '3' },
    },
  })
  const [products, seconds, rounds] = [values.products, values.seconds, values.rounds].map(Number) as [
    number,
    number,
    number,
  ]
  const folder = await mkdtemp(join(tmpdir(), 'makola-bench-backup-'))
  try {
    await withBenchShop(
      products,
      async (opened) => {
        const section = await measureBackups(opened, { folder, seconds, rounds })
        keepResults(products, [section], 'backup')
      },
      // Thousands of unpaid orders from one network would be refused.
      { TRUST_PROXY: 'on' },
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Plan = { folder: string; seconds: number; rounds: number }

async function measureBackups(opened: BenchShop, { folder, seconds, rounds }: Plan): Promise<Section> {
  const { config, openPool } = opened
  const { rows: found } = await openPool().query<{ id: string }>(
    "select id from variants where sku like 'generated-%' order by sku",
  )
  const buy = buyInTurn(
    opened,
    found.map(({ id }) => id),
  )
  const place = () => loadWork(buy, connections, seconds)
  const backups = join(folder, 'backups')
  const backUp = () =>
    secondsOf(config.dataDir, 'backup', '--rate', String(config.of(backupSettings).rate), '--to', backups)
  const made: number[] = []
  const rows = await measureInTurn(
    [
      {
        name: 'orders while backups are made',
        run: () => besideWork(place, async () => void made.push(await backUp())),
      },
      { name: 'orders alone', run: place },
    ],
    rounds,
  )
  const bytes = sizeOf(join(config.dataDir, 'postgres'))
  const restored = await secondsOf(folder, 'restore', backups, '--into', join(folder, 'restored'))
  return { title: 'Orders while the shop is backed up', connections, rows, notes: describe({ made, restored, bytes }) }
}

/** A buyer each time, from a network of their own, orders one unit of the next variant. */
function buyInTurn({ shop, rate }: BenchShop, variantIds: readonly string[]): () => Promise<void> {
  let turn = 0
  return async () => {
    const number = turn++
    const buyer = new Buyer(shop.url, {
      'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    })
    await placeQuoted({ buyer, quote: await buyer.quote(rate, variantIds[number % variantIds.length] ?? '') })
  }
}

/** Does something again and again for as long as the work goes on. */
async function besideWork(work: () => Promise<Round>, other: () => Promise<void>): Promise<Round> {
  let isDone = false
  const others = (async () => {
    while (!isDone) await other()
  })()
  const round = await work().finally(() => {
    isDone = true
  })
  await others
  return round
}

async function secondsOf(dataDir: string, ...args: string[]): Promise<number> {
  const from = performance.now()
  const environment = { DATA_DIR: dataDir, BACKUP_PASSPHRASE: 'measured with this one' }
  const { code, output } = await shopCommandBeside(environment, ...args)
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}: ${output}`)
  return (performance.now() - from) / 1000
}

function describe({ made, restored, bytes }: { made: number[]; restored: number; bytes: number }): string[] {
  const megabytes = bytes / 1024 ** 2
  const seconds = made.reduce((sum, each) => sum + each, 0) / made.length
  const minutes = ((restored / bytes) * wanted.bytes) / 60
  return [
    `The ratio is wanted at 0.90 or more. ${made.length} backups, each of ${megabytes.toFixed(0)} MiB of database in ${seconds.toFixed(1)} s (${(megabytes / seconds).toFixed(0)} MiB/s).`,
    `Restored, with \`verify\`, in ${restored.toFixed(1)} s (${(megabytes / restored).toFixed(0)} MiB/s): 10 GiB extrapolated to ${minutes.toFixed(1)} min (wanted ≤ ${wanted.minutes}).`,
  ]
}

function sizeOf(folder: string): number {
  return (
    readdirSync(folder, { recursive: true, withFileTypes: true })
      // The log is not copied, but for its part of the backup's own time.
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('pg_wal'))
      .reduce(
        (sum, { parentPath, name }) => sum + (statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0),
        0,
      )
  )
}
