import { expect, test } from 'vitest'
import { askAnew, askTogether } from './ask-together.ts'
import type { Queryable } from './database.ts'

const [db, other] = [{}, {}] as Queryable[] as [Queryable, Queryable]

test('those who ask the same at the same moment get one answer; later ones, and those of another connection, ask again', async () => {
  let count = 0
  const ask = async () => ({ turn: ++count })
  const [first, second] = await Promise.all([askTogether(db, ['q', 1], ask), askTogether(db, ['q', 1], ask)])
  expect(second).toBe(first)
  expect(await askTogether(db, ['q', 2], ask)).toEqual({ turn: 2 })
  expect(await askTogether(db, ['q', 1], ask)).toEqual({ turn: 3 })
  const apart = await Promise.all([askTogether(db, 'q', ask), askTogether(other, 'q', ask)])
  expect(apart).toEqual([{ turn: 4 }, { turn: 5 }])
})

test('who asks after a change does not get what was asked before it', async () => {
  const answer = (text: string) => async () => text
  const before = askTogether(db, 'q', answer('before'))
  askAnew(db)
  const after = askTogether(db, 'q', answer('after'))
  expect(await Promise.all([before, after, askTogether(db, 'q', answer('unasked'))])).toEqual([
    'before',
    'after',
    'after',
  ])
})

test('an error is told to all who asked, and not kept', async () => {
  const fail = async () => {
    throw new Error('The line is cut')
  }
  const asked = await Promise.allSettled([askTogether(db, 'q', fail), askTogether(db, 'q', fail)])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await askTogether(db, 'q', async () => 'again')).toBe('again')
})
