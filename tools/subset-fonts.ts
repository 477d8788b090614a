/**
 * Cuts the two families to the characters that the shop writes and puts them into web/src/styles/fonts/.
 * Run by hand after a change here or in the font packages: node tools/subset-fonts.ts
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xac)}${range(0xae, 0xff)}ŒœŸ–—‘’‚“”„†•…‹›€™−`
// Headings and prices need fewer, and the two latin files together are what every page loads: they stay below 60 kB.
const headings = `${range(0x20, 0x7e)}\u00a0£¥€«»·×−–—‘’“”…${range(0xc0, 0xd6)}${range(0xd9, 0xdd)}${range(0xdf, 0xf6)}${range(0xf9, 0xff)}Œœ`
// Their own files, because most visitors need only a sign or two of them, or none.
const currencySigns = '₡₦₨₩₪₫₭₮₱₲₴₵₸₹₺₽'
/** Yoruba, Akan, Ewe, Hausa, Fulfulde, Wolof, Turkish and the European Latin scripts. */
const accents =
  'ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŊŋŌōŐőŔŕŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŴŵŶŷŹźŻżŽž' +
  'ƁɓƊɗƘƙƳƴƝɲƐɛƆɔƉɖƑƒƔɣƲʋẸẹỌọṢṣẠạỊịỤụǸǹḾḿǎǐǒǔǍǏǑǓ\u0300\u0301\u0302\u0303\u0304\u0308\u030c\u0323\u0331'

const packages = new URL('../node_modules/@fontsource-variable/', import.meta.url)
const target = new URL('../web/src/styles/fonts/', import.meta.url)
const inter = (subset: string) => `inter/files/inter-${subset}-wght-normal`
const bricolage = (subset: string) => `bricolage-grotesque/files/bricolage-grotesque-${subset}-standard-normal`
const text = { wght: { min: 400, max: 700 } }
// Drawn for large sizes (the optical size axis), which is where its character is.
const display = { wght: { min: 600, max: 800 }, opsz: 36, wdth: 100 }

const cuts = [
  { file: 'text-latin', from: inter('latin'), characters: latin, variationAxes: text },
  { file: 'text-signs', from: inter('latin-ext'), characters: currencySigns, variationAxes: text },
  { file: 'text-accents', from: inter('latin-ext'), characters: accents, variationAxes: text },
  { file: 'display-latin', from: bricolage('latin'), characters: headings, variationAxes: display },
  { file: 'display-signs', from: bricolage('latin-ext'), characters: currencySigns, variationAxes: display },
  { file: 'display-accents', from: bricolage('latin-ext'), characters: accents, variationAxes: display },
]

for (const { file, from, characters, variationAxes } of cuts) {
  const source = await readFile(new URL(`${from}.woff2`, packages))
  const cut = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes,
    noHinting: true,
    layoutFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
  })
  await writeFile(new URL(`${file}.woff2`, target), cut)
  console.log(`${file.padEnd(16)} ${(cut.length / 1000).toFixed(1)} kB`)
}
