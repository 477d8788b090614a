import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { badLine, type EcbDay, type EcbDays, newestFirst, readCode, readDate, readQuote } from './ecb-day.ts'

type Cube = { time?: string; currency?: string; rate?: string; Cube?: Cube[] }

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  removeNSPrefix: true,
  processEntities: false,
  captureMetaData: true,
  isArray: (tag) => tag === 'Cube',
})

/**
 * Reads the ECB's XML files, newest day first: `gesmes:Envelope > Cube > Cube[time] > Cube[currency][rate]`.
 * Declarations of a document type are refused, so no entity is ever expanded.
 * @throws Problem `validation-failed` naming the line at fault.
 */
export function parseEcbXml(text: string): EcbDays {
  const doctype = text.indexOf('<!DOCTYPE')
  if (doctype >= 0) throw badLine(lineAt(text, doctype), 'rates.file-document-type')
  const validity = XMLValidator.validate(text)
  if (validity !== true) throw badLine(validity.err.line, 'rates.file-not-xml')
  const document = parser.parse(text) as { Envelope?: { Cube?: Cube[] } }
  const days = (document.Envelope?.Cube ?? []).flatMap((outer) => outer.Cube ?? [])
  const lineOf = lineFinder(text)
  return newestFirst(days.map((day) => readDay(day, lineOf)))
}

type LineOf = (cube: Cube) => number

function readDay(day: Cube, lineOf: LineOf): EcbDay {
  const dayLine = lineOf(day)
  const perEuro = new Map<string, string>()
  for (const quote of day.Cube ?? []) {
    const line = lineOf(quote)
    const currency = readCode(quote.currency ?? '', line)
    if (perEuro.has(currency)) throw badLine(line, 'rates.file-currency-twice-on-one-day')
    perEuro.set(currency, readQuote(trimZeros(quote.rate ?? ''), line))
  }
  return { date: readDate(day.time ?? '', dayLine), perEuro }
}

/** The XML files pad their decimals: 4.7630 there is 4.763 in the CSV files. */
function trimZeros(quote: string): string {
  if (!quote.includes('.')) return quote
  let end = quote.length
  while (quote[end - 1] === '0') end--
  return quote.slice(0, quote[end - 1] === '.' ? end - 1 : end)
}

/** Cubes are asked for in the order of the file: each line break is counted once. */
function lineFinder(text: string): LineOf {
  let line = 1
  let counted = 0
  return (cube) => {
    const place = (cube as Record<symbol, { startIndex?: number } | undefined>)[XMLParser.getMetaDataSymbol() as symbol]
    const index = place?.startIndex ?? 0
    if (index < counted) return lineAt(text, index)
    for (let at = text.indexOf('\n', counted); at >= 0 && at < index; at = text.indexOf('\n', at + 1)) line++
    counted = index
    return line
  }
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
