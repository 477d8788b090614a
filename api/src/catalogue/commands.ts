import { createReadStream } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Command } from '../platform/module.ts'
import { Problem } from '../platform/problem.ts'
import { type ImportReport, importProducts } from './import-products.ts'
import type { ImportSource } from './imported-product.ts'
import { parseDummyJson } from './parse-dummyjson.ts'
import { parseShopifyCsv } from './parse-shopify-csv.ts'

const usage =
  'import-products --file products.csv --store <slug> [--format dummyjson|shopify|auto] [--dry-run] [--draft] [--skip-bad-rows]'

/** Rows of a long report that a terminal is spared; refused ones are always shown. */
const mostRowsShown = 20

const importProductsCommand: Command = {
  name: 'import-products',
  summary: 'Take products from a file (DummyJSON, Shopify CSV) into a store, all or nothing',
  usage,
  async run(platform, args) {
    try {
      const { file, store, format, 'dry-run': dryRun, draft, 'skip-bad-rows': skipBadRows } = readArguments(args)
      const source = file === undefined ? null : openSource(file, format)
      if (!source || store === undefined) {
        console.error(`Usage: ${usage}`)
        return 1
      }
      const report = await importProducts(platform, {
        source,
        store,
        dryRun,
        skipBadRows,
        asDraft: draft,
        addsCategories: true,
        mayFeature: true,
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
  const options = { file: text, store: text, format, draft: no, 'dry-run': no, 'skip-bad-rows': no }
  return parseArgs({ args, options }).values
}

/** What a person can mend, in words: a store or file that is not there, a wrong argument. Anything else is thrown on. */
function faultOf(error: unknown): string {
  if (error instanceof Problem) return error.message
  const { code = '', message } = error as NodeJS.ErrnoException
  if (code.startsWith('ERR_PARSE_ARGS')) return message
  if (code === 'ENOENT' || code === 'EISDIR') return 'There is no such file.'
  throw error
}

function openSource(file: string, format: string): ImportSource | null {
  const isJson = /\.json$/i.test(file)
  if (format === 'dummyjson' || (format === 'auto' && isJson)) return parseDummyJson(file)
  if (format === 'shopify' || (format === 'auto' && /\.csv$/i.test(file)))
    return parseShopifyCsv(createReadStream(file))
  return null
}

function print(report: ImportReport, isDryRun: boolean): void {
  const taken = report.rows.filter(({ outcome }) => outcome === 'created' || outcome === 'changed')
  for (const { row, outcome, name } of taken.slice(0, mostRowsShown)) console.log(`row ${row}: ${outcome} ${name}`)
  if (taken.length > mostRowsShown) console.log(`… and ${taken.length - mostRowsShown} more`)
  for (const { row, column, why } of report.rows.filter(({ outcome }) => outcome === 'refused')) {
    console.log(`row ${row}: refused${column && `, ${column}`}: ${why}`)
  }
  const { created, changed, unchanged, refused, isWritten } = report
  console.log(`${created} created, ${changed} changed, ${unchanged} unchanged, ${refused} refused.`)
  if (isDryRun) console.log('Dry run: nothing was written.')
  else if (!isWritten) console.log('Nothing was written: put the refused rows right, or use --skip-bad-rows.')
}
