import type { EcbDays } from './ecb-day.ts'
import { parseEcbCsv } from './parse-ecb-csv.ts'
import { parseEcbXml } from './parse-ecb-xml.ts'

export const ecbFormats = ['auto', 'ecb-daily-csv', 'ecb-hist-csv', 'ecb-xml'] as const
export type EcbFormat = (typeof ecbFormats)[number]

/**
 * Reads a file of the European Central Bank, newest day first.
 * @throws Problem `validation-failed` naming the line at fault.
 */
export function readEcbFile(text: string, format: EcbFormat): EcbDays {
  const content = text.replace(/^\uFEFF/, '')
  const known = format === 'auto' ? recognise(content) : format
  if (known === 'ecb-xml') return parseEcbXml(content)
  return parseEcbCsv(content, known === 'ecb-hist-csv' ? 'hist' : 'daily')
}

function recognise(content: string): Exclude<EcbFormat, 'auto'> {
  if (content.trimStart().startsWith('<')) return 'ecb-xml'
  return /^.*\r?\n\d{4}-/.test(content) ? 'ecb-hist-csv' : 'ecb-daily-csv'
}
