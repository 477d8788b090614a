import { expect, test } from 'vitest'
import { fault, readFault } from './fault.ts'
import { line } from './fields.ts'

test('a fault is read with its parameters as it was written', () => {
  expect(readFault(fault('platform.empty'))).toEqual({ code: 'platform.empty', params: undefined })
  expect(readFault(fault('platform.too-long', { most: 200 }))).toEqual({
    code: 'platform.too-long',
    params: { most: 200 },
  })
})

test('a message of the library is no fault of ours', () => {
  expect(readFault('Invalid input: expected string, received undefined')).toBeNull()
})

test('a shape says the fault of a value by its code', () => {
  const said = (text: string) =>
    line(5)
      .safeParse(text)
      .error?.issues.map(({ message }) => readFault(message))
  expect(said(' ')).toEqual([{ code: 'platform.empty', params: undefined }])
  expect(said('Adùnní')).toEqual([{ code: 'platform.too-long', params: { most: 5 } }])
})
