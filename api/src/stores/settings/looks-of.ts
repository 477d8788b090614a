import { toPlainText } from '../../platform/screening/plain-text.ts'

/** Letters that most type draws like a Latin one: Cyrillic, Greek, Armenian, small capitals, and Latin ones with a stroke. */
const doubles = new Map(
  (
    [
      ['авекмнорстухіјѕһԁԛԝӏѵ', 'abekmhopctyxijshdqwlv'],
      ['αβεζηικμνορτυχγω', 'abezhikmnoptyxyw'],
      ['օսհ', 'ouh'],
      ['ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀᴛᴜᴠᴡʏᴢ', 'abcdeghijklmnoprtuvwyz'],
      ['øłđħŧıɑɡ', 'oldhtiag'],
    ] as const
  ).flatMap(([letters, latin]) => [...letters].map((letter, index) => [letter, latin.charAt(index)] as const)),
)

/**
 * Returns what a shopper tells a name by, twice: as it is read, and as it is seen in type where a capital I, a small L and a one are
 * alike. Two names of which either is equal are taken for each other. Both are kept for each store: a migration that empties
 * `look_name` has them made anew after a change here.
 */
export const looksOf = (name: string): readonly [read: string, seen: string] => [
  fold(name),
  fold(name.replaceAll(/[I1|]/g, 'l').replaceAll('0', 'o')),
]

/** Returns true when shoppers would take one name for the other. */
export function haveSameLook(one: string, other: string): boolean {
  const looks = looksOf(other)
  return looksOf(one).some((look, index) => look === looks[index])
}

/** The columns of a store that keep the looks of its name. */
export function looksToKeep(name: string) {
  const [lookRead, lookSeen] = looksOf(name)
  return { lookName: name, lookRead, lookSeen }
}

/** Leaves letters and digits, without case and accents; the marks of scripts that write vowels with them stay. */
function fold(name: string): string {
  const { plain } = toPlainText(name)
  const bare = plain.normalize('NFKD').replaceAll(/[\u0300-\u036F]/g, '')
  const letters = bare.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
  // A name may be signs alone: these are then all that it has.
  const kept = letters === '' ? bare.replaceAll(/\s/g, '') : letters
  return [...kept.replaceAll('ß', 'ss').replaceAll('æ', 'ae').replaceAll('œ', 'oe')]
    .map((letter) => doubles.get(letter) ?? letter)
    .join('')
}
