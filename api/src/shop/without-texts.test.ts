import { expect, test } from 'vitest'
import { withoutTexts } from './without-texts.ts'

test('texts go where they stand by themselves, at any depth, whatever their case', () => {
  const entry = {
    account: 'GTBank ••••4321, ZENOBIA Quartey',
    list: [{ to: 'Ask Zenobia Quartey.' }],
    units: 1,
    live: true,
    none: null,
  }
  expect(withoutTexts(entry, ['Zenobia Quartey'])).toEqual({
    ...{ account: 'GTBank ••••4321, ', list: [{ to: 'Ask .' }] },
    ...{ units: 1, live: true, none: null },
  })
  expect(withoutTexts({ title: 'Panama hat by Ama' }, ['Ama'])).toEqual({ title: 'Panama hat by ' })
  expect(withoutTexts({ to: 'nada@x.test, ada@x.test.ng, ada@x.test.' }, ['ada@x.test'])).toEqual({
    to: 'nada@x.test, ada@x.test.ng, .',
  })
})

test.each(['1', ':', 'true', '"', '\\', '%', '', ' ', 'status', '.*'])(
  'a person of the name %j breaks nothing',
  (name) => {
    const entry = { status: 'paused', stock: 11, live: true }
    expect(withoutTexts(entry, [name])).toEqual(entry)
    expect(withoutTexts(null, [name])).toBeNull()
  },
)

test('a name goes in either order of its two words, and whatever is between them', () => {
  const names = ['QUARTEY Zenobia', 'Zenobia  Quartey', 'Quartey, Zenobia', 'Zenobia\u00a0Quartey']
  for (const name of names) expect(withoutTexts({ to: `Ask ${name}.` }, ['Zenobia Quartey'])).toEqual({ to: 'Ask .' })
  expect(withoutTexts('Ama Obi Mensah, Obi Mensah Ama', ['Ama Obi  Mensah'])).toBe(', Obi Mensah Ama')
  expect(withoutTexts('Ama, Obi', ['Ama Obi'])).toBe('Ama, Obi')
})

test('a state stays, also where somebody is called like it', () => {
  const entry = { status: 'open', role: 'owner', note: 'open', to: { state: 'Open' } }
  const left = { status: 'open', role: 'owner', note: '', to: { state: '' } }
  expect(withoutTexts(entry, ['Open'])).toEqual(left)
})
