/**
 * Cuts the two font families to the characters that the shop uses and writes them to web/src/styles/fonts/, and the statements'
 * fonts to api/src/ledger/statements/fonts/: these in one piece, because one letter cannot use another file's marks. Run by hand
 * after a change here or in the font packages, which nothing else needs:
 *
 *     npm install --no-save subset-font@2.9.0 @expo-google-fonts/inter@0.4.2 \
 *       @fontsource-variable/inter@5.3.0 @fontsource-variable/bricolage-grotesque@5.3.0
 *     node tools/subset-fonts.ts
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xac)}${range(0xae, 0xff)}ŒœŸ–—‘’‚“”„†•…‹›€™−`
// Headings and prices need fewer, and the two latin files together are what every page loads: they stay below 50 kB.
const headings = `${range(0x20, 0x7e)}\u00a0£¥€«»·×−–—‘’“”…${range(0xc0, 0xd6)}${range(0xd9, 0xdd)}${range(0xdf, 0xf6)}${range(0xf9, 0xff)}Œœ`
// In files of their own, because most visitors need few of them or none.
const currencySigns = '₡₦₨₩₪₫₭₮₱₲₴₵₸₹₺₽'
/** Yoruba, Akan, Ewe, Hausa, Fulfulde, Wolof, Turkish and the European Latin scripts. */
const accents =
  'ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŊŋŌōŐőŔŕŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŴŵŶŷŹźŻżŽž' +
  'ƁɓƊɗƘƙƳƴƝɲƐɛƆɔƉɖƑƒƔɣƲʋẸẹỌọṢṣẠạỊịỤụǸǹḾḿǎǐǒǔǍǏǑǓ\u0300\u0301\u0302\u0303\u0304\u0308\u030c\u0323\u0331'

/** Latin letters with any diacritics, and every currency's sign. */
const printed =
  range(0x20, 0x7e) +
  range(0xa0, 0x24f) +
  range(0x250, 0x2af) +
  range(0x300, 0x36f) +
  range(0x1e00, 0x1eff) +
  '–—‘’‚“”„†‡•…‰‹›€™−№' +
  currencySigns

const packages = new URL('../node_modules/', import.meta.url)
const webFonts = new URL('../web/src/styles/fonts/', import.meta.url)
const printFonts = new URL('../api/src/ledger/statements/fonts/', import.meta.url)
const inter = (subset: string) => `@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`
const bricolage = (subset: string) =>
  `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${subset}-standard-normal.woff2`
const interWhole = (weight: string) => `@expo-google-fonts/inter/${weight}/Inter_${weight}.ttf`
const text = { wght: { min: 400, max: 700 } }
// Drawn for large sizes (the optical size axis), where its character shows, and in one weight: headings and prices have no other.
const display = { wght: 700, opsz: 36, wdth: 100 }

const cuts = [
  { file: 'text-latin', from: inter('latin'), characters: latin, variationAxes: text },
  { file: 'text-signs', from: inter('latin-ext'), characters: currencySigns, variationAxes: text },
  { file: 'text-accents', from: inter('latin-ext'), characters: accents, variationAxes: text },
  { file: 'display-latin', from: bricolage('latin'), characters: headings, variationAxes: display },
  { file: 'display-signs', from: bricolage('latin-ext'), characters: currencySigns, variationAxes: display },
  { file: 'display-accents', from: bricolage('latin-ext'), characters: accents, variationAxes: display },
]

const prints = [
  { file: 'statement-regular', from: interWhole('400Regular'), characters: printed },
  { file: 'statement-bold', from: interWhole('700Bold'), characters: printed },
]

type Cut = { file: string; from: string; characters: string; variationAxes?: (typeof cuts)[number]['variationAxes'] }

async function cutFont({ file, from, characters, variationAxes }: Cut, format: 'woff2' | 'ttf', target: URL) {
  const cut = await subsetFont(await readFile(new URL(from, packages)), characters, {
    targetFormat: format === 'ttf' ? 'sfnt' : format,
    ...(variationAxes && { variationAxes }),
    noHinting: true,
    layoutFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
  })
  await writeFile(new URL(`${file}.${format}`, target), cut)
  console.log(`${file.padEnd(18)} ${(cut.length / 1000).toFixed(1)} kB`)
}

for (const cut of cuts) await cutFont(cut, 'woff2', webFonts)
for (const cut of prints) await cutFont(cut, 'ttf', printFonts)
