/** From this share of common words on, two names are the same. */
const enough = 0.8

/** Compares the names of an account and of its holder word by word, in any order: banks cut, fold and turn names round. */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  if (a.size === 0 || b.size === 0) return false
  const common = [...a].filter((word) => b.has(word)).length
  return common / Math.max(a.size, b.size) >= enough
}

function wordsOf(name: string): ReadonlySet<string> {
  const folded = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return new Set(folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !legalForms.has(word)))
}

/** A bank leaves them out, or writes them otherwise. */
const legalForms = new Set([
  'ltd',
  'limited',
  'plc',
  'llc',
  'inc',
  'pty',
  'proprietary',
  'sarl',
  'enterprise',
  'enterprises',
])
