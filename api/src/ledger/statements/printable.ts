/** The characters of the standard PDF fonts (WinAnsi). */
const inStandardFonts = /^[\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/u
/** The characters of the statement's own fonts (cut by tools/subset-fonts.ts): Latin letters with all diacritics, and signs. */
const inOwnFonts = /^(?:[\u0020-\u007e\u00a0-\u02af\u1e00-\u1eff–—‘’‚“”„†‡•…‰‹›€™−№\u20a0-\u20bf]|[\u0300-\u036f])*$/u

/** Longer than anything that is printed. Marks without end on one letter take long to put in order. */
const longestRead = 2000

/**
 * A text as it can be printed, and whether it takes a font of our own: those take longer to lay out, and most texts need
 * none. What they lack becomes what it is made of (`ﬁ` is `fi`); what is of another script becomes question marks.
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
