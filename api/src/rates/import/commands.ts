import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { ImportedQuote } from '@makola/contract/rates/rates.ts'
import type { Command } from '../../platform/module.ts'
import { Problem } from '../../platform/problem.ts'
import { importRates, type RateImportReport } from './import-rates.ts'
import { type EcbFormat, ecbFormats } from './read-ecb-file.ts'

const usage = `import-rates --file <path> [--format ${ecbFormats.join('|')}] [--history] [--confirm] [--dry-run]`

const importRatesCommand: Command = {
  name: 'import-rates',
  usage,
  summary: 'Take rates from a file of the European Central Bank',
  async run(platform, args) {
    try {
      const { file, format, history, confirm, 'dry-run': dryRun } = readArguments(args)
      if (file === undefined || !isFormat(format)) {
        console.error(`Usage: ${usage}`)
        return 1
      }
      const text = await readFile(file, 'utf8')
      const report = await importRates(platform, { text, format, history, confirmed: confirm, dryRun, by: 'import' })
      console.log(inWords(report, dryRun))
      return 0
    } catch (error) {
      console.error(faultOf(error))
      return 1
    }
  },
}

export const commands: readonly Command[] = [importRatesCommand]

function readArguments(args: string[]) {
  const no = { type: 'boolean', default: false } as const
  const file = { type: 'string' } as const
  const format = { type: 'string', default: 'auto' } as const
  return parseArgs({ args, options: { file, format, history: no, confirm: no, 'dry-run': no } }).values
}

function isFormat(text: string): text is EcbFormat {
  return ecbFormats.some((format) => format === text)
}

/** Explains a fault that a person can fix: a bad file, a missing file, a wrong argument. Rethrows anything else. */
function faultOf(error: unknown): string {
  if (error instanceof Problem) return error.errors?.map(({ detail }) => detail).join('\n') ?? error.message
  const { code = '', message } = error as NodeJS.ErrnoException
  if (code.startsWith('ERR_PARSE_ARGS')) return message
  if (code === 'ENOENT' || code === 'EISDIR') return 'There is no such file.'
  throw error
}

function inWords({ date, quotes, historyRows }: RateImportReport, isDryRun: boolean): string {
  const count = (outcome: ImportedQuote['outcome']) => quotes.filter((quote) => quote.outcome === outcome).length
  const lines = quotes.map(({ currency, country, from, to, outcome, reason }) => {
    const what = isDryRun && outcome === 'applied' ? 'proposed' : outcome
    const move = from === null ? '' : `${from} → ${to ?? '–'}`
    return `${what.padEnd(10)} ${currency} ${(country ?? '').padEnd(24)} ${move.padEnd(32)} ${reason ?? ''}`.trimEnd()
  })
  return [
    ...lines,
    '',
    `${date}: ${count('applied')} ${isDryRun ? 'proposed' : 'applied'}, ${count('unchanged')} unchanged, ` +
      `${count('older')} older, ${count('skipped')} skipped, ${historyRows} into the history.`,
    ...(isDryRun ? ['Dry run: nothing was changed.'] : []),
  ].join('\n')
}
