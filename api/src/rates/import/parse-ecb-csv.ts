import { badLine, type EcbDays, newestFirst, readCode, readDate, readQuote } from './ecb-day.ts'

const months = 'January February March April May June July August September October November December'.split(' ')

/**
 * Reads the ECB's comma-separated files, newest day first: `daily` writes its dates as `13 April 2026` and pads its
 * commas, `hist` has ISO dates; both end lines with a comma, and `N/A` is a currency without a rate on that day.
 * @throws Problem `validation-failed` naming the line at fault.
 */
export function parseEcbCsv(text: string, kind: 'daily' | 'hist'): EcbDays {
  const [header = '', ...lines] = text.trimEnd().split(/\r?\n/)
  const currencies = readHeader(header)
  const days = lines.map((line, index) => {
    const number = index + 2
    const [date = '', ...quotes] = cellsOf(line)
    if (quotes.length !== currencies.length) {
      throw badLine(number, 'rates.file-rates-missing', {
        rates: quotes.length,
        currencies: currencies.length,
      })
    }
    const perEuro = currencies.flatMap((currency, column): [string, string][] => {
      const quote = quotes[column] ?? ''
      return quote === 'N/A' ? [] : [[currency, readQuote(quote, number)]]
    })
    return { date: readDate(kind === 'daily' ? toIsoDate(date) : date, number), perEuro: new Map(perEuro) }
  })
  return newestFirst(days)
}

function readHeader(line: string): string[] {
  const [first, ...codes] = cellsOf(line)
  if (first !== 'Date' || codes.length === 0) throw badLine(1, 'rates.file-no-head')
  const currencies = codes.map((code) => readCode(code, 1))
  if (new Set(currencies).size < currencies.length) throw badLine(1, 'rates.file-currency-twice')
  return currencies
}

function cellsOf(line: string): string[] {
  const cells = line.split(',').map((cell) => cell.trim())
  return cells.at(-1) === '' ? cells.slice(0, -1) : cells
}

function toIsoDate(text: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2}) ([A-Z][a-z]+) (\d{4})$/.exec(text) ?? []
  return `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`
}
