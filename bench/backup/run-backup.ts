// `npm run bench -- backup`: orders placed alone and while the shop is backed up, in turn; then the last backup restored into an empty
// folder. The backup is a command of its own beside the shop, at the rate of the nightly one. bench/README.md has the options.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { keepText, machine, today } from '../keep-results.ts'
import { loadWork, type Round } from '../measure.ts'
import { type BenchShop, withBenchShop } from '../open-shop.ts'
import { percentile } from '../percentiles.ts'
import { placeNext, prepareBuyers } from '../place-orders.ts'

const connections = 10
const program = resolve(import.meta.dirname, '../../api/src/main.ts')
const passphrase = 'measured with this one'
/** Of `BACKUP_RATE`: that of the nightly backup. */
const nightlyRate = '16'
const wanted = { bytes: 10 * 1024 ** 3, minutes: 5 }

type Command = { seconds: number }
type Beside = Round & { backups: Command[] }

export async function runBackup(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      products: { type: 'string', default: '100000' },
      orders: { type: 'string', default: '1000' },
      rounds: { type: 'string', default: '3' },
    },
  })
  const [products, orders, rounds] = [values.products, values.orders, values.rounds].map(Number) as [
    number,
    number,
    number,
  ]
  const folder = await mkdtemp(join(tmpdir(), 'makola-bench-backup-'))
  try {
    await withBenchShop(products, async (opened) => {
      const { alone, beside } = await measureInTurns(opened, { folder, orders, rounds })
      const restored = await command(folder, 'restore', join(folder, 'backups'), '--into', join(folder, 'restored'))
      const text = [
        `# ${today()}, orders while the shop is backed up`,
        '',
        `${machine()} ${products.toLocaleString('en-US')} generated products, ${orders} orders a round from ${connections} connections, medians of ${rounds} rounds in turn.`,
        '',
        ...describe({ alone, beside, restored, bytes: sizeOf(join(opened.config.dataDir, 'postgres')) }),
      ].join('\n')
      console.log(text)
      keepText('backup', text)
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Plan = { folder: string; orders: number; rounds: number }

async function measureInTurns(opened: BenchShop, { folder, orders, rounds }: Plan) {
  const { shop, rate, config, openPool } = opened
  const { rows } = await openPool().query<{ id: string }>(
    "select id from variants where sku like 'generated-%' order by sku limit 200",
  )
  const variantIds = rows.map(({ id }) => id)
  const place = async () => {
    const buyers = await prepareBuyers(shop.url, rate, variantIds, orders)
    return () => loadWork(placeNext(buyers), connections, Number.POSITIVE_INFINITY, orders)
  }
  const backUp = () => command(config.dataDir, 'backup', '--rate', nightlyRate, '--to', join(folder, 'backups'))
  const [alone, beside]: [Round[], Beside[]] = [[], []]
  // The first round of each warms up and does not count. It also copies the pictures, which later backups find there.
  for (let round = 0; round <= rounds; round++) {
    const quiet = await (await place())()
    const loud = await besideBackups(await place(), backUp)
    if (round === 0) continue
    alone.push(quiet)
    beside.push(loud)
  }
  return { alone, beside }
}

/** Backups one after another for as long as the work goes on. */
async function besideBackups(work: () => Promise<Round>, backUp: () => Promise<Command>): Promise<Beside> {
  let isDone = false
  const backups: Command[] = []
  const backingUp = (async () => {
    while (!isDone) backups.push(await backUp())
  })()
  const round = await work()
  isDone = true
  await backingUp
  return { ...round, backups }
}

async function command(dataDir: string, ...args: string[]): Promise<Command> {
  const from = performance.now()
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, BACKUP_PASSPHRASE: passphrase, LOG_LEVEL: 'error' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}: ${output}`)
  return { seconds: (performance.now() - from) / 1000 }
}

type Measured = { alone: Round[]; beside: Beside[]; restored: Command; bytes: number }

function describe({ alone, beside, restored, bytes }: Measured): string[] {
  const middle = (rounds: readonly Round[], of: (round: Round) => number) => percentile(rounds.map(of), 0.5)
  const row = (name: string, rounds: readonly Round[]) =>
    `| ${name} | ${middle(rounds, ({ perSecond }) => perSecond).toFixed(0)} | ${middle(rounds, ({ p50 }) => p50).toFixed(1)} | ${middle(rounds, ({ p99 }) => p99).toFixed(1)} | ${rounds.reduce((sum, { failures }) => sum + failures, 0)} |`
  const kept = middle(beside, ({ perSecond }) => perSecond) / middle(alone, ({ perSecond }) => perSecond)
  const made = beside.flatMap(({ backups }) => backups)
  const backupSeconds = percentile(
    made.map(({ seconds }) => seconds),
    0.5,
  )
  const megabytes = bytes / 1024 ** 2
  const minutes = ((restored.seconds / bytes) * wanted.bytes) / 60
  return [
    '| | orders a second | p50 ms | p99 ms | failures |',
    '|---|---:|---:|---:|---:|',
    row('alone', alone),
    row('while backups are made', beside),
    '',
    `Orders while a backup is made: ${kept.toFixed(2)} of those without (wanted ≥ 0.90). ${made.length} backups, each of ${megabytes.toFixed(0)} MiB of database in ${backupSeconds.toFixed(1)} s (${(megabytes / backupSeconds).toFixed(0)} MiB/s).`,
    '',
    `Restored, with \`verify\`, in ${restored.seconds.toFixed(1)} s (${(megabytes / restored.seconds).toFixed(0)} MiB/s): 10 GiB extrapolated to ${minutes.toFixed(1)} min (wanted ≤ ${wanted.minutes}).`,
  ]
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (sum, { parentPath, name }) => sum + (statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    )
}
