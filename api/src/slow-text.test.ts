import { normalisePhone } from '@makola/countries/phone-numbers.ts'
import { readMajor } from '@makola/money/money.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { describeDevice } from './auth/sessions/describe-device.ts'
import { sanitizeDescription } from './catalogue/editor/sanitize-description.ts'
import { openNumberReader } from './catalogue/import-files/read-number.ts'
import { readTableHead } from './catalogue/import-files/read-table-head.ts'
import { readList } from './catalogue/inventory/product-table.ts'
import { printable } from './ledger/statements/printable.ts'
import { findPngFault } from './media/pictures/find-png-fault.ts'
import { parseExactJson } from './payments/providers/exact-json.ts'
import { rearm, writeLine } from './platform/csv-line.ts'
import { CsvReader, findDelimiter } from './platform/csv-reader.ts'
import { readCursor } from './platform/http/cursor.ts'
import { screenText } from './platform/screening/screen-text.ts'
import { slugOf } from './platform/slug-of.ts'
import { readEcbFile } from './rates/import/read-ecb-file.ts'

// Reading strangers' text takes time linear in its length, not quadratic: eight times the text may take eight times as long, and
// about eighteen where the longer one leaves the processor's caches. Quadratic code needs 64; the limit is halfway.

const length = 30_000
const factor = 8
const mostTimes = 32
/** Shorter than this, a measurement is meaningless: a square of the longer text takes many seconds. */
const leastMs = 400

/** Shapes that make a careless expression start over at every character. */
const hostileShapes: Record<string, (n: number) => string> = {
  letters: (n) => 'a'.repeat(n),
  'letters, a backslash and a line break': (n) => `${'a'.repeat(n)}\\\n`,
  'backslashes and line breaks': (n) => '\\\n'.repeat(n / 2),
  backslashes: (n) => `${'\\'.repeat(n)}a`,
  commas: (n) => `${','.repeat(n)}\\\n`,
  'quotes that open': (n) => '"'.repeat(n + 1),
  'quotes within quotes': (n) => `"${'""'.repeat(n / 2)}x`,
  apostrophes: (n) => `${"'".repeat(n)}x`,
  blanks: (n) => `${' '.repeat(n)}x`,
  'line breaks': (n) => `${'\r\n'.repeat(n / 2)}x`,
  digits: (n) => `${'1'.repeat(n)}x`,
  'zeros before a digit': (n) => `1.${'0'.repeat(n)}x`,
  'brackets and dashes': (n) => `+${'(-'.repeat(n / 2)}`,
  'nested tags': (n) => '<p>'.repeat(n / 3),
  'nested links': (n) => '<a href="https://a.test">'.repeat(n / 25),
  'tags that never end': (n) => '<a href="'.repeat(n / 9),
  'comments that never end': (n) => '<!--'.repeat(n / 4),
  entities: (n) => '&amp'.repeat(n / 4),
  'nested brackets': (n) => '['.repeat(n),
  'marks on one letter': (n) => `e${'\u0301\u0323'.repeat(n / 2)}`,
  'many days of rates': (n) => {
    const days = Array.from({ length: n / 60 }, (_, day) => new Date(day * 86_400_000).toISOString().slice(0, 10))
    const cubes = days.map((date) => `<Cube time="${date}"><Cube currency="USD" rate="1"/></Cube>\n`)
    return `<Envelope><Cube>${cubes.join('')}</Cube></Envelope>`
  },
  semicolons: (n) => '; '.repeat(n / 2),
}

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
})
afterAll(() => shop.close())

const aDayOfRates = (shape: string) =>
  `<Envelope><Cube><Cube time="2026-01-02">${`<Cube currency="USD" rate="${shape.replaceAll(/["&<]/g, '')}"/>`}</Cube></Cube></Envelope>`

const parsers: Record<string, (text: string) => unknown> = {
  'a list in a cell': readList,
  'a cell to write': (text) => writeLine([text]),
  'a cell that was written': rearm,
  'an amount': (text) => readMajor(text, 'USD'),
  'a number of a table': (text) =>
    openNumberReader(',', { shown: new Set(), differs: new Set() }).readPrice(text.replaceAll(/[^.,]/g, '1'), 2),
  'a table': (text) => [...new CsvReader({ delimiter: ',', longestRecord: 1_000_000 }).read(text, true)],
  'the first line of a table': findDelimiter,
  'the columns of a table': (text) => readTableHead(text.split(','), { line: 1, delimiter: ',' }),
  'a description': sanitizeDescription,
  'an address made from a name': (text) => slugOf(text, 'product'),
  'a cursor': (text) => readCursor({}, text),
  'a phone number': (text) => normalisePhone(text, 'NG'),
  'a question of a stranger': (text) => screenText(text, 'question'),
  'the name of a browser': describeDevice,
  'a text on a statement': printable,
  'JSON of a provider': parseExactJson,
  'a picture': (text) => findPngFault(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(text)])),
  'rates of a day': (text) => readEcbFile(text, 'ecb-daily-csv'),
  'rates of many days': (text) => readEcbFile(`Date,USD,\n2026-01-02,${text}`, 'ecb-hist-csv'),
  'rates in XML': (text) => readEcbFile(text, 'ecb-xml'),
  'a rate in XML': (text) => readEcbFile(aDayOfRates(text), 'ecb-xml'),
  'rates of an unknown form': (text) => readEcbFile(text, 'auto'),
}

/** The fastest of a few runs, in milliseconds. Unreadable text may be refused. */
function timeOf(read: (text: string) => unknown, text: string): number {
  const times = [1, 2, 3].map(() => {
    const startedAt = performance.now()
    try {
      read(text)
    } catch (error) {
      if (!(error instanceof Error)) throw error
    }
    return performance.now() - startedAt
  })
  return Math.min(...times)
}

test.each(Object.entries(parsers))('%s is read in time linear in its length', (_name, read) => {
  for (const [shape, make] of Object.entries(hostileShapes)) {
    const long = timeOf(read, make(factor * length))
    if (long < leastMs) continue
    const times = long / timeOf(read, make(length))
    expect(times, shape).toBeLessThan(mostTimes)
  }
})

test('calls answer hostile headers and fields at once', async () => {
  for (const [shape, make] of Object.entries(hostileShapes)) {
    const text = make(8000).replaceAll(/[^\x20-\x7e]/g, ' ')
    const startedAt = performance.now()
    const headers = {
      cookie: text,
      'if-match': text,
      'if-none-match': text,
      authorization: `Bearer ${text}`,
      'user-agent': text,
      'accept-encoding': text,
      'x-forwarded-for': text,
    }
    await shop.request('/categories/', { headers })
    await shop.request(
      `/products/?q=${encodeURIComponent(text.slice(0, 2000))}&cursor=${encodeURIComponent(text.slice(0, 500))}`,
    )
    expect(performance.now() - startedAt, shape).toBeLessThan(5000)
  }
})
