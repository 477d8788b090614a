/** The IBANs of a plain text, in one word or in groups of four. */
export function findIbans(plain: string): { start: number; end: number }[] {
  const starts = plain.matchAll(/(?<![\p{L}\d])[a-z]{2}\d{2}(?=[a-z\d ])/gu)
  return [...starts].flatMap(({ index }) => {
    const end = endOfIban(plain, index)
    return end === null ? [] : [{ start: index, end }]
  })
}

const shortest = 15
const longest = 34

/** The end of the longest reading whose check digits are right. */
function endOfIban(plain: string, start: number): number | null {
  let code = ''
  let found: number | null = null
  for (let at = start; at < plain.length && code.length < longest; at += 1) {
    const character = plain.charAt(at)
    if (character === ' ' && plain.charAt(at + 1) !== ' ') continue
    if (!/[a-z\d]/.test(character)) break
    code += character
    const isWhole = !/[a-z\d]/.test(plain.charAt(at + 1))
    if (isWhole && code.length >= shortest && hasCheckDigits(code)) found = at + 1
  }
  return found
}

function hasCheckDigits(code: string): boolean {
  const moved = `${code.slice(4)}${code.slice(0, 4)}`
  let rest = 0
  for (const character of moved) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}
