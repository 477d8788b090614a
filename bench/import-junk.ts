// `npm run bench:import`: the effect on visitors of importing the largest accepted table of junk. Fifty of them browse before,
// during and after; the memory of the shop's process is read as well. Prints a table and keeps it in bench/results/.
import { readFileSync, rmSync } from 'node:fs'
import type { ImportReport } from '@makola/contract/catalogue/product-imports.ts'
import { openSession } from '../api/src/auth/sessions/open-session.ts'
import { modules } from '../api/src/modules.ts'
import { readConfig } from '../api/src/platform/config.ts'
import { openPlatform } from '../api/src/platform/open-platform.ts'
import { transact } from '../api/src/platform/platform.ts'
import { makeDataFolder } from '../testing/shop/data-folder.ts'
import { startShop } from '../testing/shop/shop-process.ts'
import { keepText, machine, today } from './keep-results.ts'
import { loadUrl } from './measure.ts'

const visitors = 50
/** A list for each of them four times a second: busy, and below what the shop turns away. */
const rate = visitors * 4
const seconds = 20
const sizeBytes = 19_900_000

const dataDir = makeDataFolder()
// Cached answers would hide a busy thread.
const shop = await startShop(dataDir, { LOG_LEVEL: 'silent', ANSWER_CACHE_MB: '0' })
const { platform, close } = await openPlatform(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, modules), modules)
try {
  const headers = { authorization: await signIn(), 'content-type': 'text/csv' }
  const store = await firstStore()
  const browse = () => loadUrl(`${shop.url}/api/products/?limit=24`, { connections: visitors, seconds, rate })
  const lines = [
    '| while | per second | p50 ms | p99 ms | failures | most memory | import |',
    '|---|---:|---:|---:|---:|---:|---|',
  ]
  await browse()
  const measure = async (name: string, table?: string) => {
    let most = readMemory()
    const watching = setInterval(() => {
      most = Math.max(most, readMemory())
    }, 50)
    const startedAt = performance.now()
    const sending =
      table && send(table, store, headers).then((report) => ({ report, ms: performance.now() - startedAt }))
    const round = await browse()
    const sent = await sending
    clearInterval(watching)
    const told = sent ? `${sent.report.refused} refused in ${(sent.ms / 1000).toFixed(1)} s` : ''
    lines.push(
      `| ${name} | ${round.perSecond.toFixed(0)} | ${round.p50.toFixed(0)} | ${round.p99.toFixed(0)} | ${round.failures} | ${most} MB | ${told} |`,
    )
  }
  const head = 'Handle,Title,Variant Price\n'
  await measure('nothing is imported')
  await measure('2 MB: a million lines of x', head + 'x\n'.repeat(1_000_000))
  await measure('nothing is imported')
  await measure('20 MB: lines of 20 bytes', head + `${'x'.repeat(19)}\n`.repeat(sizeBytes / 20))
  await measure('nothing is imported')
  await measure('20 MB: lines of x', head + 'x\n'.repeat(sizeBytes / 2))
  const title = `# ${today()}, tables of junk while ${visitors} visitors browse, ${rate} lists a second`
  const text = [
    title,
    '',
    `${machine()} Each row ${seconds} s; memory is the most that the shop’s process had, which a round without an import raises as well.`,
    '',
    ...lines,
  ].join('\n')
  console.log(text)
  keepText('import-junk', text)
} finally {
  await close()
  await shop.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function signIn(): Promise<string> {
  const { rows } = await platform.database.execute<{ id: string }>(
    "select id from accounts where role = 'operator' limit 1",
  )
  const tokens = await transact(platform, (tx) =>
    openSession(platform, tx, { accountId: rows[0]?.id ?? '', device: 'bench' }),
  )
  return `Bearer ${tokens.access_token}`
}

async function firstStore(): Promise<string> {
  const { rows } = await platform.database.execute<{ slug: string }>('select slug from stores order by slug limit 1')
  return rows[0]?.slug ?? ''
}

async function send(table: string, store: string, headers: Record<string, string>): Promise<ImportReport> {
  const response = await fetch(`${shop.url}/api/products/import?store=${store}`, {
    method: 'POST',
    headers,
    body: table,
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`The table was answered ${response.status}: ${text}`)
  return (JSON.parse(text) as { data: ImportReport }).data
}

/** The memory of the shop's process, in megabytes. */
function readMemory(): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${shop.process.pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
