import { sayProblem } from '@makola/words/say-problem.ts'

/** A record of a table: the line of the file that it begins on, and its cells. */
type CsvRecord = { line: number; cells: string[] }

/** The reason why a table cannot be read any further. */
export class CsvFault extends Error {
  readonly line: number
  readonly code: 'platform.line-too-long' | 'platform.quote-open'

  constructor(line: number, code: CsvFault['code']) {
    super(sayProblem(code, {}))
    this.line = line
    this.code = code
  }
}

type Options = { delimiter: string; longestRecord: number }
type Cell = { text: string; end: number }

const quote = '"'

/**
 * Reads a table (RFC 4180, any delimiter, any line break) piece by piece, each piece once, so that neither its size nor its shape
 * adds cost. Blank lines are skipped. A quote inside an unquoted cell is an ordinary character, as in spreadsheets.
 */
export class CsvReader {
  readonly #delimiter: string
  readonly #longestRecord: number
  readonly #plainCell: RegExp
  #rest = ''
  #line = 1

  constructor({ delimiter, longestRecord }: Options) {
    this.#delimiter = delimiter
    this.#longestRecord = longestRecord
    this.#plainCell = new RegExp(`[^${delimiter}\\r\\n]*`, 'y')
  }

  /**
   * Returns the records completed by this piece; with `isLast`, all that is left.
   * @throws CsvFault at a quote that is not closed, or a record that is too long.
   */
  *read(piece: string, isLast = false): Generator<CsvRecord> {
    const text = this.#rest + piece
    let at = 0
    while (at < text.length) {
      const found = this.#readRecord(text, at, isLast)
      if (found === null) break
      const { cells, end, line } = found
      at = end
      if (cells.some((cell) => cell !== '')) yield { line, cells }
    }
    this.#rest = text.slice(at)
    if (this.#rest.length <= this.#longestRecord) return
    throw new CsvFault(this.#line, 'platform.line-too-long')
  }

  /** The record that begins here; null when its end has not arrived yet. */
  #readRecord(text: string, from: number, isLast: boolean): (CsvRecord & { end: number }) | null {
    const cells: string[] = []
    let breaks = 0
    for (let at = from; ; ) {
      const cell = text[at] === quote ? this.#readQuoted(text, at, { isLast, breaks }) : this.#readPlain(text, at)
      if (cell === null) return null
      if (text[at] === quote) breaks += countBreaks(cell.text)
      cells.push(cell.text)
      const next = text[cell.end]
      if (next === undefined && !isLast) return null
      // A line feed may follow in the next chunk.
      if (next === '\r' && cell.end + 1 === text.length && !isLast) return null
      if (next === this.#delimiter) {
        at = cell.end + 1
        continue
      }
      const line = this.#line
      this.#line += breaks + 1
      return { line, cells, end: cell.end + (next === '\r' && text[cell.end + 1] === '\n' ? 2 : 1) }
    }
  }

  #readPlain(text: string, at: number): Cell {
    this.#plainCell.lastIndex = at
    const [found = ''] = this.#plainCell.exec(text) ?? []
    return { text: found, end: at + found.length }
  }

  #readQuoted(text: string, at: number, { isLast, breaks }: { isLast: boolean; breaks: number }): Cell | null {
    let end = text.indexOf(quote, at + 1)
    while (end >= 0 && text[end + 1] === quote) end = text.indexOf(quote, end + 2)
    const next = text[end + 1]
    if ((end < 0 || next === undefined) && !isLast) return null
    if (end >= 0 && (next === undefined || next === this.#delimiter || next === '\r' || next === '\n')) {
      return { text: text.slice(at + 1, end).replaceAll('""', quote), end: end + 1 }
    }
    throw new CsvFault(this.#line + breaks, 'platform.quote-open')
  }
}

function countBreaks(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  return count
}

/** Returns the delimiter of a table by its first line: mostly commas, sometimes semicolons or tabs. */
export function findDelimiter(firstLine: string): string {
  const counts = new Map([',', ';', '\t'].map((delimiter) => [delimiter, 0]))
  let isQuoted = false
  for (const character of firstLine) {
    if (character === quote) isQuoted = !isQuoted
    const count = counts.get(character)
    if (!isQuoted && count !== undefined) counts.set(character, count + 1)
  }
  const [[delimiter] = [',']] = [...counts].toSorted(([, a], [, b]) => b - a)
  return delimiter
}
