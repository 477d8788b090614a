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
  if (doctype >= 0) throw badLine(lineAt(text, doctype), 'a document type is not accepted.')
  const validity = XMLValidator.validate(text)
  if (validity !== true) throw badLine(validity.err.line, 'is not well-formed XML.')
  const document = parser.parse(text) as { Envelope?: { Cube?: Cube[] } }
  const days = (document.Envelope?.Cube ?? []).flatMap((outer) => outer.Cube ?? [])
  return newestFirst(days.map((day) => readDay(day, text)))
}

function readDay(day: Cube, text: string): EcbDay {
  const perEuro = new Map<string, string>()
  for (const quote of day.Cube ?? []) {
    const line = lineOf(quote, text)
    const currency = readCode(quote.currency ?? '', line)
    if (perEuro.has(currency)) throw badLine(line, 'names a currency twice on one day.')
    perEuro.set(currency, readQuote(trimZeros(quote.rate ?? ''), line))
  }
  return { date: readDate(day.time ?? '', lineOf(day, text)), perEuro }
}

/** The XML files pad their decimals: 4.7630 there is 4.763 in the CSV files. */
function trimZeros(quote: string): string {
  return quote.includes('.') ? quote.replace(/\.?0+$/, '') : quote
}

function lineOf(cube: Cube, text: string): number {
  const place = (cube as Record<symbol, { startIndex?: number } | undefined>)[XMLParser.getMetaDataSymbol() as symbol]
  return lineAt(text, place?.startIndex ?? 0)
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
