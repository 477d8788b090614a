import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Measured } from './measure.ts'

/** The results: the first row is the shop and the others are yardsticks, unless each row is on its own. */
export type Section = {
  title: string
  connections: number
  rows: Measured[]
  areRowsAlone?: true
  /** Said below the table. */
  notes?: string[]
}

/** Prints the medians with their ratios and keeps them under today's date and, if given, a name. */
export function keepResults(productCount: number, sections: readonly Section[], name?: string): void {
  const text = [
    `# ${today()}, ${productCount.toLocaleString('en-US')} generated products`,
    '',
    `${machine()} Medians of alternating rounds; ratio = shop ÷ yardstick of the same run.`,
    ...sections.map(table),
  ].join('\n')
  console.log(text)
  keepText([productCount, name].filter(Boolean).join('-'), text)
}

/** Keeps what a run has printed, under today's date and a name. */
export function keepText(name: string, text: string): void {
  const folder = join(import.meta.dirname, 'results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${today()}-${name}.md`), `${text}\n`)
}

export const today = () => new Date().toISOString().slice(0, 10)

/** The machine that the figures were taken on. */
export function machine(): string {
  return `Machine: ${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, load from the same machine.`
}

function table({ title, connections, rows, areRowsAlone, notes = [] }: Section): string {
  const [shop] = rows
  const hasCpu = rows.some(({ cpu }) => cpu !== undefined)
  const lines = rows.map(({ name, perSecond, p50, p99, failures, cpu }) => {
    const ratio = shop && !areRowsAlone && perSecond > 0 ? (shop.perSecond / perSecond).toFixed(2) : ''
    const costs = hasCpu ? ` ${cpu?.shop.toFixed(2) ?? ''} | ${cpu?.database.toFixed(2) ?? ''} |` : ''
    return `| ${name} | ${perSecond.toFixed(0)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${failures} | ${ratio} |${costs}`
  })
  return [
    '',
    `## ${title}, ${connections} connections`,
    '',
    `| | per second | p50 ms | p99 ms | failures | ratio |${hasCpu ? ' Node CPU ms | database CPU ms |' : ''}`,
    `|---|---:|---:|---:|---:|---:|${hasCpu ? '---:|---:|' : ''}`,
    ...lines,
    ...notes.flatMap((note) => ['', note]),
  ].join('\n')
}
