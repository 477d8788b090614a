// `npm run demo:draw`: draws the pictures of the demo shop whose drawing has changed, and removes those that are not used
// any more. `npm run demo:draw -- --all` draws every one. Run by hand; the files are committed.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pictureFolder } from '../picture-files.ts'
import { allDrawings } from './all-drawings.ts'
import { type DrawnFrom, drawnFromFile, fingerprint } from './drawn-from.ts'
import { renderWebp } from './render-webp.ts'

const isAll = process.argv.includes('--all')
const before: DrawnFrom = existsSync(drawnFromFile) ? JSON.parse(readFileSync(drawnFromFile, 'utf8')) : {}
const after: DrawnFrom = {}
let drawn = 0

for (const drawing of allDrawings()) {
  const { file, svg, width, height, mostBytes } = drawing
  const path = join(pictureFolder, file)
  after[file] = fingerprint(drawing)
  if (!isAll && before[file] === after[file] && existsSync(path)) continue
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, await renderWebp(svg, width, height, mostBytes))
  drawn++
}
for (const file of globSync('**/*.webp', { cwd: pictureFolder })) {
  if (!(file in after)) rmSync(join(pictureFolder, file))
}
writeFileSync(drawnFromFile, `${JSON.stringify(after, null, 2)}\n`)
console.log(`${drawn} drawn, ${Object.keys(after).length} in all.`)
