import { readFile } from 'node:fs/promises'
import { CsvFault, CsvReader, findDelimiter } from '../../platform/csv-reader.ts'
import { refuse, type SaidFault, saidFault } from '../../platform/problem.ts'
import type { CategoryChoice } from './save-category-choices.ts'

const longestRecord = 1000
const longestWord = 80

/**
 * Reads a table of two columns: a category word, and the id or slug of the shop's category; an empty second cell removes a
 * choice. A header of `word` and `category` is skipped.
 * @throws Problem `malformed-request` (400) naming the line at fault.
 */
export async function readCategoryChoices(file: string): Promise<CategoryChoice[]> {
  const text = await readFile(file, 'utf8')
  const reader = new CsvReader({ delimiter: findDelimiter(/^[^\r\n]*/.exec(text)?.[0] ?? ''), longestRecord })
  const faulty = (line: number, fault: SaidFault) => refuse('catalogue.categories-line', { line, fault: [fault] })
  const choices: CategoryChoice[] = []
  try {
    for (const { line, cells } of reader.read(text, true)) {
      const [word = '', category = ''] = cells.map((cell) => cell.trim())
      if (cells.length !== 2) throw faulty(line, saidFault('catalogue.two-cells'))
      if (line === 1 && word.toLowerCase() === 'word' && category.toLowerCase() === 'category') continue
      if (word === '' || word.length > longestWord)
        throw faulty(line, saidFault('catalogue.word-length', { most: longestWord }))
      choices.push({ word, category: category || null })
    }
  } catch (error) {
    throw error instanceof CsvFault ? faulty(error.line, saidFault(error.code)) : error
  }
  if (choices.length === 0) throw refuse('catalogue.categories-file-empty')
  return choices
}
