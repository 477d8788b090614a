/** Beyond Latin-1, what the standard fonts of PDF can write (WinAnsi). */
const more = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'

/**
 * A text as the standard fonts of PDF can write it: letters with marks that they lack lose the marks (`ọ` is `o`), a minus
 * becomes a hyphen, and what is of another script becomes question marks.
 */
export function printable(text: string): string {
  return [...text.normalize('NFC').replaceAll('\u2212', '-')].map(printableCharacter).join('')
}

function printableCharacter(character: string): string {
  if (isKnown(character)) return character
  const bare = character.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return bare !== '' && [...bare].every(isKnown) ? bare : /\p{M}/u.test(character) ? '' : '?'
}

function isKnown(character: string): boolean {
  return /^[\u0020-\u007e\u00a0-\u00ff]$/.test(character) || more.includes(character)
}
