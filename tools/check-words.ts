// Holds the texts against the rules of docs/how-to/add-a-word.md: keys that are used and named as agreed, messages that
// compile, codes that have a text with the same parameters, and no text of the web beside `words/`.
import { globSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fieldCodes, problemCodes } from '../contract/problem-codes.ts'
import { messages } from '../words/messages.ts'
import { problemTexts } from '../words/problems.ts'
import { isTest } from './is-test.ts'
import { messageFaults, parametersOf } from './words/message-faults.ts'
import { textsIn, textsOfApi } from './words/texts-in.ts'

const root = resolve(import.meta.dirname, '..')
const faults: string[] = []
const fault = (place: string, says: string) => faults.push(`${place}: ${says}`)
const read = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (path) => /node_modules|dist|\.gen\.ts$/.test(path) }).map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }))

const code = read('{web,api}/src/**/*.{ts,tsx}').filter(({ path }) => !isTest(path))
const contract = read('contract/**/*.ts').filter(({ path }) => !path.startsWith('contract/problem-codes/'))

checkFiles()
checkMessages()
checkUse()
checkCodes()
checkScreens()
checkAnswers()

if (faults.length > 0) {
  console.error(faults.join('\n'))
  console.error(`${faults.length} faults in the words.`)
  process.exitCode = 1
}

/** A key begins with the noun of its folder and stands in one file only, and every file is part of the whole. */
function checkFiles(): void {
  for (const [folder, known] of [
    ['words/en', messages],
    ['words/en/problems', problemTexts],
  ] as const) {
    const seen = new Map<string, string>()
    for (const { path, text } of read(`${folder}/**/*.ts`)) {
      if (path.startsWith('words/en/problems/') !== folder.endsWith('/problems')) continue
      const [noun] = relative(folder, path).split(/[/.]/)
      for (const [, key = ''] of text.matchAll(/^ {2}'([^']+)':/gm)) {
        if (noun !== 'specification' && !key.startsWith(`${noun}.`)) fault(path, `${key} does not begin with ${noun}`)
        if (!/^[a-z]+(\.[a-z0-9-]+)+$/.test(key)) fault(path, `${key} is not written as keys are`)
        if (seen.has(key)) fault(path, `${key} stands in ${seen.get(key)} too`)
        if (!Object.hasOwn(known, key)) fault(path, `${key} is not part of ${folder}: its file is not taken in`)
        seen.set(key, path)
      }
    }
  }
}

function checkMessages(): void {
  for (const [key, text] of Object.entries({ ...problemTexts, ...messages })) {
    for (const says of messageFaults(text)) fault(key, says)
  }
}

/** A key stands in the code as a literal in single quotes, so that the build finds it; one that no code has is surplus. */
function checkUse(): void {
  const used = new Set(
    [...code, ...contract].flatMap(({ text }) =>
      [...text.matchAll(/'([a-z]+(?:\.[a-z0-9-]+)+)'/g)].map(([, key]) => key),
    ),
  )
  for (const key of Object.keys(messages)) if (!used.has(key)) fault(key, 'no code uses this text')
  for (const name of [...Object.keys(problemCodes), ...Object.keys(fieldCodes)])
    if (!used.has(name)) fault(name, 'no code answers this')
  for (const { path, text } of code.filter((file) => file.path.startsWith('web/'))) {
    for (const [, key = ''] of text.matchAll(/["`]([a-z]+(?:\.[a-z0-9-]+)+)["`]/g))
      if (Object.hasOwn(messages, key)) fault(path, `${key} stands in other than single quotes`)
    if (/\bt\(\s*`/.test(text))
      fault(path, 'a key is put together: write every key out, in a map where there are several')
  }
}

function checkCodes(): void {
  const shapes = { ...problemCodes, ...fieldCodes }
  for (const [name, { params }] of Object.entries(shapes)) {
    const text = problemTexts[name]
    if (text === undefined) fault(name, 'has no text in words/en/problems')
    else if (String(parametersOf(text)) !== String(Object.keys(params.shape).sort()))
      fault(
        name,
        `its text has the parameters (${parametersOf(text)}), contract has (${Object.keys(params.shape).sort()})`,
      )
  }
  for (const name of Object.keys(problemTexts))
    if (!Object.hasOwn(shapes, name)) fault(name, 'is no code of contract/problem-codes.ts')
}

/** No text in JSX is Biome's rule; this one sees attributes and strings. */
function checkScreens(): void {
  for (const { path, text } of code.filter((file) => file.path.startsWith('web/'))) {
    for (const { line, text: says } of textsIn(path, text)) fault(`${path}:${line}`, `has a text of its own: ${says}`)
  }
}

/** What the API says stands in `words/`, all of it, and so does what the contract says of a field. */
function checkAnswers(): void {
  for (const { path, text } of code.filter((file) => file.path.startsWith('api/'))) {
    for (const { line, text: says } of textsOfApi(path, text))
      fault(`${path}:${line}`, `has a text of its own: ${says}`)
  }
  for (const { path, text } of contract) {
    if (/\berror: ['"`]/.test(text)) fault(path, 'says of a field what has no code: write fault(...)')
  }
}
