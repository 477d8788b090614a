import { dialCodeOf, isPhoneNumber } from '@makola/countries/phone-numbers.ts'
import type { Group, Run } from './number-runs.ts'
import { contactWords, referenceWords } from './number-words.ts'
import type { Piece } from './plain-text.ts'

/** A number in a text, with its places among the pieces. */
export type FoundNumber = { digits: string; start: number; end: number; firstPiece: number; lastPiece: number }

/** The countries whose people write numbers without a country code here. */
const homeCountries = ['GH', 'NG', 'KE', 'ZA', 'CI', 'GB']
const dialCodes = homeCountries.map((country) => dialCodeOf(country)?.slice(1) ?? '')
const mostDigits = 15
/** Nobody has so many. A text with more than this is not asked about one by one. */
const mostAsked = 300

/** Finds the groups of digits that a numbering plan knows as a phone number, in a run of groups. */
export function phoneFinder(pieces: readonly Piece[]): (run: Run) => FoundNumber[] {
  const known = new Map<string, boolean>()
  const isKnown = (digits: string) => {
    const answer = known.get(digits) ?? (known.size >= mostAsked || isPhoneNumber(digits, homeCountries))
    known.set(digits, answer)
    return answer
  }
  return (run) => {
    const found: FoundNumber[] = []
    for (let first = 0; first < run.length; first += 1) {
      const last = findEnd(run, first, { pieces, isKnown })
      if (last === null) continue
      found.push(spanOf(run.slice(first, last + 1)))
      first = last
    }
    return found
  }
}

export function spanOf(groups: readonly Group[]): FoundNumber {
  const [first] = groups
  const last = groups.at(-1)
  return {
    digits: groups.map(({ digits }) => digits).join(''),
    start: (first?.start ?? 0) - (first?.hasPlus ? 1 : 0),
    end: last?.end ?? 0,
    firstPiece: first?.firstPiece ?? 0,
    lastPiece: last?.lastPiece ?? 0,
  }
}

type Look = { pieces: readonly Piece[]; isKnown: (digits: string) => boolean }

/** The last group of the longest phone number that begins with this group. */
function findEnd(run: Run, first: number, look: Look): number | null {
  const head = run[first]
  if (!head) return null
  let digits = ''
  let end: number | null = null
  for (let at = first; at < run.length && digits.length < mostDigits; at += 1) {
    const group = run[at]
    if (!group || (at > first && group.hasPlus)) break
    digits += group.digits
    if (readings(digits, head, look.pieces).some(look.isKnown)) end = at
  }
  return end
}

/** The ways to read digits as a phone number, in the form that numbering plans know. */
function readings(digits: string, head: Group, pieces: readonly Piece[]): string[] {
  if (head.hasPlus) return digits.length < 8 || digits.length > mostDigits ? [] : international(digits)
  if (digits.startsWith('00')) return digits.length < 10 || digits.length > 17 ? [] : international(digits.slice(2))
  if (digits.startsWith('0')) return digits.length === 10 || digits.length === 11 ? [digits] : []
  const isReference = wordsBefore(pieces, head, 2).some((word) => referenceWords.has(word))
  if (digits.length >= 11 && digits.length <= 13 && !isReference)
    return dialCodes.some((code) => digits.startsWith(code)) ? international(digits) : []
  const isCalled = wordsBefore(pieces, head, 3).some((word) => contactWords.has(word))
  return isCalled && (digits.length === 9 || digits.length === 10) ? [`0${digits}`] : []
}

/** Many people write the national 0 after the country code: `+44 (0)7911 123456`. */
function international(digits: string): string[] {
  const code = dialCodes.find((dialCode) => digits.startsWith(`${dialCode}0`))
  const whole = `+${digits}`
  return code ? [whole, `+${code}${digits.slice(code.length + 1)}`] : [whole]
}

function wordsBefore(pieces: readonly Piece[], head: Group, count: number): string[] {
  return pieces
    .slice(Math.max(0, head.firstPiece - count), head.firstPiece)
    .filter(({ isNumber }) => !isNumber)
    .map(({ text }) => text)
}
