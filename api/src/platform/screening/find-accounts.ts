import { type FoundNumber, spanOf } from './find-phones.ts'
import type { Run } from './number-runs.ts'
import { accountWords, contactWords, moneyFillers, payWords, referenceWords, sendWords } from './number-words.ts'
import type { Piece } from './plain-text.ts'

const nearby = 6
const mostDigits = 20

/** The long numbers of a text that might be accounts: each run as a whole, and each of its groups that is long enough alone. */
export function longNumbers(runs: readonly Run[]): FoundNumber[] {
  return runs.flatMap((run) => {
    const whole = spanOf(run)
    if (whole.digits.length >= 8 && whole.digits.length <= mostDigits) return [whole]
    return run.filter(({ digits }) => digits.length >= 8 && digits.length <= mostDigits).map((group) => spanOf([group]))
  })
}

/** Numbers too short for anything else, that a till or a pay bill has: `paybill 522522`. */
export function findTills(runs: readonly Run[], pieces: readonly Piece[]): FoundNumber[] {
  return runs.flatMap((run) =>
    run
      .filter(({ digits, firstPiece }) => /^\d{5,7}$/.test(digits) && isTill(pieces, firstPiece))
      .map((group) => spanOf([group])),
  )
}

function isTill(pieces: readonly Piece[], first: number): boolean {
  const words = pieces.slice(Math.max(0, first - 4), first).map(({ text }) => text)
  const said = ` ${words.join(' ')} `
  return (
    words.includes('paybill') ||
    [' pay bill ', ' till number ', ' till no ', ' buy goods '].some((name) => said.includes(name))
  )
}

/** `20-00-00 12345678`: a British bank account says so by its form. */
export function hasAccountForm(plain: string, { start, end, digits }: FoundNumber): boolean {
  return digits.length === 14 && /^\d\d-\d\d-\d\d\s{1,3}\d{8}$/.test(plain.slice(start, end))
}

/** Whether words near the number make it an account. */
export function isAccount(pieces: readonly Piece[], number: FoundNumber): boolean {
  if (isReference(pieces, number)) return false
  const words = [...before(pieces, number), ...after(pieces, number, 4)]
  return words.some((word) => accountWords.has(word) || (word.endsWith('bank') && word.length > 4))
}

/** Whether words near the number ask to pay there. `Pay on delivery, call me on …` does not. */
export function isToPay(pieces: readonly Piece[], number: FoundNumber): boolean {
  if (isReference(pieces, number)) return false
  return asksBefore(before(pieces, number).reverse()) || namesMoney(after(pieces, number, 4))
}

/** The words from the number backwards. */
function asksBefore(words: readonly string[]): boolean {
  let areFillers = true
  for (const [at, word] of words.entries()) {
    if (contactWords.has(word) && !(word === 'mobile' && words[at - 1] === 'money')) return false
    if (word === 'delivery' || word === 'livraison') return false
    if (payWords.has(word) || (word === 'mobile' && words[at - 1] === 'money')) return true
    if (sendWords.has(word)) return areFillers
    areFillers &&= moneyFillers.has(word)
  }
  return false
}

function namesMoney(words: readonly string[]): boolean {
  const isWallet = words.some((word, at) => word === 'money' && words[at - 1] === 'mobile')
  return isWallet || words.some((word) => word === 'momo' || word === 'mpesa' || word === 'pesa' || word === 'opay')
}

const isReference = (pieces: readonly Piece[], number: FoundNumber) =>
  !/^0|^\+/.test(number.digits) &&
  before(pieces, number)
    .slice(-2)
    .some((word) => referenceWords.has(word))

const before = (pieces: readonly Piece[], { firstPiece }: FoundNumber) =>
  pieces.slice(Math.max(0, firstPiece - nearby), firstPiece).map(({ text }) => text)

const after = (pieces: readonly Piece[], { lastPiece }: FoundNumber, count: number) =>
  pieces.slice(lastPiece + 1, lastPiece + 1 + count).map(({ text }) => text)
