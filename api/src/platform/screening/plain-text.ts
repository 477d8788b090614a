/** A text as it is compared: small letters, plain digits, nothing invisible. `places` leads each of its characters back. */
export type PlainText = { plain: string; places: readonly { start: number; end: number }[] }

/** A stretch of digits or of letters. */
export type Piece = { text: string; start: number; end: number; isNumber: boolean }

const invisible = /^\p{Default_Ignorable_Code_Point}$/u

/** Folds what looks alike: full-width and other digits, capital letters, characters that nobody sees. */
export function toPlainText(text: string): PlainText {
  const plain: string[] = []
  const places: { start: number; end: number }[] = []
  let start = 0
  for (const character of text) {
    const end = start + character.length
    const folded = character < '\u0080' ? character.toLowerCase() : fold(character)
    for (let unit = 0; unit < folded.length; unit += 1) {
      plain.push(folded.charAt(unit))
      places.push({ start, end })
    }
    start = end
  }
  return { plain: plain.join(''), places }
}

/** The stretches of digits and of letters, in their order. */
export function piecesOf(plain: string): Piece[] {
  return [...plain.matchAll(/\d+|\p{L}+/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
    isNumber: /^\d/.test(match[0]),
  }))
}

function fold(character: string): string {
  if (invisible.test(character)) return ''
  const folded = character.normalize('NFKC').toLowerCase()
  return /^\p{Nd}$/u.test(folded) ? digitOf(folded) : folded
}

/** Every script has its ten digits in a row, from zero. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return character
  let zero = code
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(code - zero)
}
