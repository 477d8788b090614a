import { findTills, hasAccountForm, isAccount, isToPay, longNumbers } from './find-accounts.ts'
import { findIbans } from './find-ibans.ts'
import { type Found, findLinks } from './find-links.ts'
import { phoneFinder } from './find-phones.ts'
import { findRuns } from './number-runs.ts'
import { type PlainText, piecesOf, toPlainText } from './plain-text.ts'

/** When a text is written: about a purchase, before one, or inside one. */
export type ScreeningMoment = 'review' | 'question' | 'message'
export type ScreeningReason = 'phone' | 'email' | 'link' | 'handle' | 'account-number' | 'pay-outside'
export type Screening = {
  /** `hold`: a person decides. `mask`: only `maskedText` may be shown. */
  verdict: 'pass' | 'hold' | 'mask'
  /** Why, each once; empty for a text that passes. */
  reasons: ScreeningReason[]
  /** The text without what was found; the text itself when it passes. */
  maskedText: string
}

/** Inside an order phone numbers pass, since riders need them; paying outside is the fraud that matters. */
const offences: Record<ScreeningMoment, ReadonlySet<ScreeningReason>> = {
  review: new Set(['phone', 'email', 'link', 'handle', 'account-number', 'pay-outside']),
  question: new Set(['phone', 'email', 'link', 'handle', 'account-number', 'pay-outside']),
  message: new Set(['link', 'account-number', 'pay-outside']),
}
const verdicts = { review: 'hold', question: 'mask', message: 'hold' } as const
const mask = '•••••'

/** Looks in a stranger's text for ways around the shop. A number is a phone number only when a numbering plan knows it. */
export function screenText(text: string, moment: ScreeningMoment): Screening {
  const read = toPlainText(text)
  const found = findAll(read).filter(({ reason }) => offences[moment].has(reason))
  if (found.length === 0) return { verdict: 'pass', reasons: [], maskedText: text }
  const reasons = [...new Set(found.map(({ reason }) => reason))].sort()
  return { verdict: verdicts[moment], reasons, maskedText: maskIn(text, read, found) }
}

function findAll(read: PlainText): Found<ScreeningReason>[] {
  const links = findLinks(read)
  const ibans = findIbans(read.plain).map((iban) => ({ ...iban, reason: 'account-number' as const }))
  return [...links, ...ibans, ...findNumbers(read.plain)]
}

function findNumbers(plain: string): Found<ScreeningReason>[] {
  const pieces = piecesOf(plain)
  const runs = findRuns(plain, pieces)
  const phones = runs.flatMap(phoneFinder(pieces)).flatMap((number) => {
    const phone = { start: number.start, end: number.end, reason: 'phone' as const }
    return isToPay(pieces, number) ? [phone, { ...phone, reason: 'pay-outside' as const }] : [phone]
  })
  const accounts = longNumbers(runs).flatMap((number): Found<ScreeningReason>[] => {
    const { start, end } = number
    if (isAccount(pieces, number) || hasAccountForm(plain, number)) return [{ start, end, reason: 'account-number' }]
    return isToPay(pieces, number) ? [{ start, end, reason: 'pay-outside' }] : []
  })
  const tills = findTills(runs, pieces).map(({ start, end }) => ({ start, end, reason: 'pay-outside' as const }))
  return [...phones, ...accounts, ...tills]
}

/** The text with each place that was found replaced; places that touch or overlap are one. */
function maskIn(text: string, { places }: PlainText, found: readonly Found<ScreeningReason>[]): string {
  const sorted = [...found].sort((one, other) => one.start - other.start)
  const parts: string[] = []
  let shownTo = 0
  for (const { start, end } of sorted) {
    const from = places[start]?.start ?? text.length
    const to = places[end - 1]?.end ?? text.length
    if (to <= shownTo) continue
    if (from >= shownTo) parts.push(text.slice(shownTo, from), mask)
    shownTo = to
  }
  return `${parts.join('')}${text.slice(shownTo)}`
}
