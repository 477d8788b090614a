// Comments say what a thing is or does, verb or noun first (docs/style.md). Exits 1 when more than 3 % of them start with a
// relative or question word.
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const mostPct = 3
const start = /^[ \t]*(?:\{?\/\*\*?(?:\s*\*)?|\/\/)[ \t]*(\w+)/
const relative = /^(?:What|Who|Whom|Whose|Whether|Where|Which|How|That|Whatever|Whoever)$/

const files = globSync('*/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /(?:^|\/)(?:node_modules|dist|build|\.[^/]+)(?:\/|$)|\.gen\.ts$/.test(path),
})

let count = 0
const found: string[] = []
for (const file of files) {
  const lines = readFileSync(resolve(root, file), 'utf8').split('\n')
  for (const [at, line] of lines.entries()) {
    // Lines of one comment: only the first counts.
    if (/^\s*\/\//.test(line) && /^\s*\/\//.test(lines[at - 1] ?? '')) continue
    const text = /^\s*\{?\/\*\*?\s*$/.test(line) ? `${line.trim()} ${lines[at + 1]?.replace(/^\s*\*?\s*/, '')}` : line
    const word = start.exec(text)?.[1]
    if (word === undefined) continue
    count++
    if (relative.test(word)) found.push(`${file}:${at + 1}`)
  }
}

if (found.length > (count * mostPct) / 100) {
  console.error(
    `${found.length} of ${count} comments start with What, Who, Where or the like; write what the thing is or does:`,
  )
  console.error(found.join('\n'))
  process.exit(1)
}
