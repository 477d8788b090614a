/** The characters of the standard PDF fonts (WinAnsi). */
const inStandardFonts = /^[\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/u
/** The characters of the statement's own fonts (cut by tools/subset-fonts.ts): Latin letters with all diacritics, and signs. */
const inOwnFonts = /^(?:[\u0020-\u007e\u00a0-\u02af\u1e00-\u1eff–—‘’‚“”„†‡•…‰‹›€™−№\u20a0-\u20bf]|[\u0300-\u036f])*$/u

/** Longer than any printed text. Endless combining marks on one letter take long to normalise. */
const longestRead = 2000

/**
 * Returns a text as it can be printed, and whether it needs a font of our own: those are slower to lay out, and most texts need
 * none. Missing characters are decomposed (`ﬁ` becomes `fi`); other scripts become question marks.
 */
export function printable(text: string): { text: string; isStandard: boolean } {
  const printed = [...text.slice(0, longestRead).normalize('NFC')].map(printableCharacter).join('')
  return { text: printed, isStandard: inStandardFonts.test(printed) }
}

function printableCharacter(character: string): string {
  if (inStandardFonts.test(character) || inOwnFonts.test(character)) return character
  const parts = character.normalize('NFKD')
  return inOwnFonts.test(parts) ? parts : '?'
}
