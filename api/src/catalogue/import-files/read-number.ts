/** The sign before the decimals. The other one separates thousands. */
type DecimalMark = '.' | ','

/** The way in which a table writes decimals; `json` where they always have a point. */
export type DecimalStyle = DecimalMark | 'mixed' | 'json'

/** A number of a table with its thousands joined and a decimal point, or the two meanings that it may have. */
type FoundNumber = { plain: string; shows?: DecimalMark } | TwoMeanings
type TwoMeanings = { mark: DecimalMark; whole: string; decimals: string; plain?: undefined }

const other = { '.': ',', ',': '.' } as const
/** Longer than any amount, so that nothing else is looked at twice. */
const longest = 40

/**
 * Reads a number as people and spreadsheets write it: 1200.50, 1200,50, 1.200,50, 1,200.50, 1.200.000. One sign before exactly three
 * digits has two meanings. Any other text is returned as it is.
 */
function findNumber(text: string): FoundNumber {
  if (text.length > longest || !/^\d+(?:[.,]\d+)+$/.test(text)) return { plain: text }
  const mark: DecimalMark = text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.'
  const parts = text.split(mark)
  if (parts.length === 2) {
    const [before = '', decimals = ''] = parts
    const isGrouped = before.includes(other[mark])
    const whole = isGrouped ? joinThousands(before, other[mark]) : before
    if (whole === null) return { plain: text }
    // Nobody writes 0.500 for five hundred.
    const isPlain = isGrouped || decimals.length !== 3 || /^0+$/.test(whole)
    return isPlain ? { plain: `${whole}.${decimals}`, shows: mark } : { mark, whole, decimals }
  }
  const joined = joinThousands(text, mark)
  return joined === null ? { plain: text } : { plain: joined, shows: other[mark] }
}

function joinThousands(text: string, separator: DecimalMark): string | null {
  const [first = '', ...groups] = text.split(separator)
  const isGrouped = /^[1-9]\d{0,2}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group))
  return isGrouped ? first + groups.join('') : null
}

const styles = ['.', ',', 'mixed'] as const

/** The numbers of a table that have been read so far. */
export type SeenNumbers = {
  shown: Set<DecimalMark>
  /** The styles in which one of them would have been read in another way. */
  differs: Set<DecimalStyle>
}

export type NumberReader = {
  /**
   * Returns a number with a decimal point, or null when it is unclear. Text that is no number is returned as it is.
   * @param decimals the most that it may have
   */
  read: (text: string, decimals: number) => string | null
  /** As `read`; the number shows the way of the table as well. */
  readPrice: (text: string, decimals: number) => string | null
}

/**
 * Reads the numbers of a table that writes its decimals in this style, and notes what they show about it. A price of 1.200 is read as
 * 1200 only in a table with decimal commas, and as 1.2 only in a currency of three decimals or more: a wrong guess would sell for a
 * thousandth.
 */
export function openNumberReader(style: DecimalStyle | undefined, seen: SeenNumbers): NumberReader {
  if (style === 'json') return { read: (text) => text, readPrice: (text) => text }
  const read = (found: FoundNumber, most: number): string | null => {
    if (found.plain !== undefined) return found.plain
    const number = decide(found, style, most)
    for (const another of styles) if (decide(found, another, most) !== number) seen.differs.add(another)
    return number
  }
  return {
    read: (text, most) => read(findNumber(text), most),
    readPrice(text, most) {
      const found = findNumber(text)
      if (found.plain !== undefined && found.shows) seen.shown.add(found.shows)
      return read(found, most)
    },
  }
}

function decide({ mark, whole, decimals }: TwoMeanings, style: DecimalStyle | undefined, most: number): string | null {
  if (most >= 3) return mark === (style ?? '.') ? `${whole}.${decimals}` : null
  return style === other[mark] && whole.length <= 3 ? whole + decimals : null
}

/** Returns the style that the prices of a table show, when some of its numbers have to be read again in it. */
export function styleToReadAgain({ shown, differs }: SeenNumbers): DecimalStyle | undefined {
  const [mark, ...more] = shown
  const style = more.length > 0 ? 'mixed' : mark
  return style && differs.has(style) ? style : undefined
}
