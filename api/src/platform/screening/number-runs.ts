import { contactWords, digitOf, timesOf } from './number-words.ts'
import type { Piece } from './plain-text.ts'

/** A stretch of digits, or a word for one. `piece` is the place of its last piece in the text. */
export type Group = {
  digits: string
  start: number
  end: number
  firstPiece: number
  lastPiece: number
  hasPlus: boolean
  isWord: boolean
}
/** Groups that may be one number: only blanks, dots, dashes and the like stand between them. */
export type Run = Group[]

const fewDigits = 9
/** What is certainly no number to call: dates, prices with groups of three digits, decimals, numbers of our orders. */
const harmless =
  /(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d(?!\d)|(?<!\d)(?:19|20)\d\d-\d\d-\d\d(?!\d)|(?<![\d.,])[1-9]\d{0,2}(?:,\d{3}){1,4}(?![\d,])|(?<![\d.,])\d{1,6}[.,]\d{1,2}(?![\d]|[.,]\d)|(?<![\p{L}\d])(?=[2-9]{0,7}[a-z])[2-9a-hj-km-np-tv-z]{8}(?:-[2-9a-hj-km-np-tv-z]{6})?(?:-\d{1,2})?(?![\p{L}\d])/gu

/** The numbers of a text, each as the groups that it was written in. */
export function findRuns(plain: string, pieces: readonly Piece[]): Run[] {
  const groups = findGroups(plain, pieces, markHarmless(plain))
  const runs: Run[] = []
  let last: Group | undefined
  for (const group of groups) {
    if (
      last &&
      group.firstPiece === last.lastPiece + 1 &&
      joins(plain.slice(last.end, group.start), last.isWord && group.isWord)
    )
      runs.at(-1)?.push(group)
    else runs.push([group])
    last = group
  }
  return runs.filter((run) => !isList(run))
}

function markHarmless(plain: string): Uint8Array {
  const marks = new Uint8Array(plain.length)
  for (const match of plain.matchAll(harmless)) marks.fill(1, match.index, match.index + match[0].length)
  return marks
}

function findGroups(plain: string, pieces: readonly Piece[], marks: Uint8Array): Group[] {
  const groups: Group[] = []
  for (let place = 0; place < pieces.length; place += 1) {
    const read = readGroup(plain, pieces, place)
    if (!read || marks[read.start]) continue
    groups.push(read)
    place = read.lastPiece
  }
  return groups
}

function readGroup(plain: string, pieces: readonly Piece[], place: number): Group | null {
  const piece = pieces[place]
  if (!piece) return null
  const group = { start: piece.start, firstPiece: place, hasPlus: hasPlus(plain, pieces, place), isWord: true }
  if (piece.isNumber || isLetterZero(pieces, place)) return readDigits(pieces, place, group)
  const times = timesOf(piece.text)
  const next = pieces[place + 1]
  if (times && next) {
    const digit = digitOf(next.text) ?? (/^\d$/.test(next.text) ? next.text : undefined)
    return digit ? { ...group, digits: digit.repeat(times), end: next.end, lastPiece: place + 1 } : null
  }
  const digit = digitOf(piece.text)
  return digit === undefined ? null : { ...group, digits: digit, end: piece.end, lastPiece: place }
}

/** Digits and, between them, letters that look like a zero. Null when other letters are joined to them, as in `5kg` or `RR1234NG`. */
function readDigits(
  pieces: readonly Piece[],
  place: number,
  group: Pick<Group, 'start' | 'firstPiece' | 'hasPlus'>,
): Group | null {
  let digits = ''
  let last = place
  for (let at = place; at < pieces.length; at += 1) {
    const piece = pieces[at]
    const isJoined = at === place || pieces[at - 1]?.end === piece?.start
    if (!piece || !isJoined || !(piece.isNumber || piece.text === 'o')) break
    digits += piece.isNumber ? piece.text : '0'
    last = at
  }
  const before = pieces[place - 1]
  const after = pieces[last + 1]
  const end = pieces[last]?.end ?? group.start
  const startsWord =
    before?.end === group.start && !contactWords.has(before.text) && !/^(?:on|no|number|is|momo)$/.test(before.text)
  const isUnit = after?.start === end && digits.length < fewDigits
  return startsWord || isUnit ? null : { ...group, digits, end, lastPiece: last, isWord: false }
}

/** `o241234567`, `O8O 123`: an o that digits follow. */
function isLetterZero(pieces: readonly Piece[], place: number): boolean {
  const piece = pieces[place]
  const next = pieces[place + 1]
  return piece?.text === 'o' && next?.isNumber === true && next.start === piece.end
}

function hasPlus(plain: string, pieces: readonly Piece[], place: number): boolean {
  const start = pieces[place]?.start ?? 0
  return plain.charAt(start - 1) === '+' || pieces[place - 1]?.text === 'plus'
}

function joins(gap: string, areWords: boolean): boolean {
  return gap.length <= 5 && (/^[\s.\-_()/*~|–—·‑−+]*$/.test(gap) || (areWords ? gap.trim() : gap) === ',')
}

/** `02 04 06 08 10`: sizes or days, each above or each below the one before. */
function isList(run: Run): boolean {
  if (run.length < 4 || run.some(({ digits }) => digits.length > 2)) return false
  const numbers = run.map(({ digits }) => Number(digits))
  const steps = numbers.slice(1).map((number, at) => Math.sign(number - (numbers[at] ?? 0)))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}
