import { createReadStream } from 'node:fs'
import { parseArgs } from 'node:util'
import type { FieldError } from '@makola/contract/http/problems.ts'
import type { Command } from '../../platform/module.ts'
import { Problem } from '../../platform/problem.ts'
import { readCategoryChoices } from '../categories/read-category-choices.ts'
import type { ImportFormat } from '../import-files/open-import-source.ts'
import { importProducts } from './import-products.ts'
import type { ImportReport } from './import-report.ts'

const usage =
  'import-products --file products.csv --store <slug> [--format dummyjson|shopify|auto] [--dry-run] [--draft] [--skip-bad-rows] [--categories words.csv]'

/** The limit of rows printed from a long report. */
const mostRowsShown = 20
const mostFaultsShown = 50

const importProductsCommand: Command = {
  name: 'import-products',
  summary: 'Take products from a file (DummyJSON, Shopify CSV) into a store, all or nothing',
  usage,
  async run(platform, args) {
    try {
      const { file, store, format, draft, categories, ...flags } = readArguments(args)
      const { 'dry-run': dryRun, 'skip-bad-rows': skipBadRows } = flags
      const known = file === undefined ? null : formatOf(file, format)
      if (file === undefined || !known || store === undefined) {
        console.error(`Usage: ${usage}`)
        return 1
      }
      const choices = categories === undefined ? undefined : await readCategoryChoices(categories)
      const report = await importProducts(platform, {
        file: { format: known, bytes: () => bytesOf(file) },
        store,
        dryRun,
        skipBadRows,
        asDraft: draft,
        addsCategories: true,
        ...(choices && { choices }),
        mayFeature: true,
        settable: { prices: true, stock: true },
        actor: 'import',
      })
      print(report, dryRun)
      return report.isWritten || (dryRun && report.refused === 0) ? 0 : 1
    } catch (error) {
      console.error(faultOf(error))
      return 1
    }
  },
}

export const commands: readonly Command[] = [importProductsCommand]

function readArguments(args: string[]) {
  const no = { type: 'boolean', default: false } as const
  const text = { type: 'string' } as const
  const format = { type: 'string', default: 'auto' } as const
  const options = { file: text, store: text, categories: text, format, draft: no, 'dry-run': no, 'skip-bad-rows': no }
  return parseArgs({ args, options }).values
}

/** Explains a fault that a person can fix: an unknown store, a missing file, a wrong argument. Rethrows anything else. */
function faultOf(error: unknown): string {
  if (error instanceof Problem) return [error.message, ...(error.errors ?? []).map(nameChoice)].join('\n')
  const { code = '', message } = error as NodeJS.ErrnoException
  if (code.startsWith('ERR_PARSE_ARGS')) return message
  if (code === 'ENOENT' || code === 'EISDIR') return 'There is no such file.'
  throw error
}

function nameChoice({ pointer, detail }: FieldError): string {
  const place = /^\/choices\/(\d+)\//.exec(pointer ?? '')?.[1]
  return place === undefined ? detail : `Categories, entry ${Number(place) + 1}: ${detail}`
}

/** Opened on reading, so that a fault is the reader's. */
async function* bytesOf(file: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file)
}

function formatOf(file: string, format: string): ImportFormat | null {
  if (format === 'dummyjson' || format === 'shopify') return format
  if (format !== 'auto') return null
  if (/\.json$/i.test(file)) return 'dummyjson'
  // The reader of tables says of a workbook how to save it as one.
  return /\.(?:csv|xlsx)$/i.test(file) ? 'shopify' : null
}

function print(report: ImportReport, isDryRun: boolean): void {
  const taken = report.rows.filter(({ outcome }) => outcome !== 'refused')
  for (const { row, outcome, name } of taken.slice(0, mostRowsShown)) console.log(`row ${row}: ${outcome} ${name}`)
  const { created, changed, unchanged, refused, faultyRows, isWritten } = report
  const more = created + changed - Math.min(taken.length, mostRowsShown)
  if (more > 0) console.log(`… and ${more} more`)
  const faults = report.rows.filter(({ outcome }) => outcome === 'refused').slice(0, mostFaultsShown)
  for (const { row, column, why } of faults) console.log(`row ${row}: refused${column && `, ${column}`}: ${why}`)
  const rowsLeft = faultyRows - new Set(faults.map(({ row }) => row)).size
  if (rowsLeft > 0) console.log(`… and ${rowsLeft} more rows with faults`)
  for (const note of report.notes) console.log(note)
  console.log(`${created} created, ${changed} changed, ${unchanged} unchanged, ${refused} refused.`)
  if (isDryRun) console.log('Dry run: nothing was written.')
  else if (!isWritten) console.log('Nothing was written: put the refused rows right, or use --skip-bad-rows.')
}
