import type { Words } from '../../ui/words/use-words.ts'

/** From too short to strong. */
export type Strength = 0 | 1 | 2 | 3 | 4

const names = [
  'auth.strength.too-short',
  'auth.strength.easy',
  'auth.strength.fair',
  'auth.strength.good',
  'auth.strength.strong',
] as const
const easy = /password|passw0rd|qwert|asdf|zxcv|letmein|welcome|iloveyou|dragon|monkey|football|admin|makola/g
const shortest = 10

/**
 * Estimates how hard a password is to guess: its length without common words, runs like "1234", repeats, and the person's own
 * name or address.
 */
export function measureStrength(password: string, ownWords: string[] = []): Strength {
  const length = [...password].length
  if (length < shortest) return 0
  let rest = password.toLowerCase().replace(easy, '-')
  for (const word of ownWords.flatMap(splitWords)) rest = rest.replaceAll(word, '-')
  const weight = countSurprises(rest) + countKinds(password)
  return weight < 9 ? 1 : weight < 12 ? 2 : weight < 18 ? 3 : 4
}

export function nameStrength(strength: Strength, t: Words): string {
  return t(names[strength])
}

/** The significant parts of a name or an email address. */
function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)
}

/** Counts characters that neither repeat the one before nor follow it in the alphabet or on the number row. */
function countSurprises(text: string): number {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0)
  const steps = codes.map((code, at) => code - (codes[at - 1] ?? Number.NaN))
  const surprises = steps.filter((step) => ![0, 1, -1].includes(step)).length
  return Math.min(surprises, new Set(codes).size * 2)
}

/** One more for each kind of character beyond the first. */
function countKinds(text: string): number {
  return [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(text)).length - 1
}
