import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../../testing/answer-calls.ts'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { accountQuery } from '../../auth/session/session.ts'
import { myStoresQuery } from '../membership/current-store.ts'
import { OpenStorePage } from './open-store-page.tsx'

const places = [
  { countryCode: 'GH', country: 'Ghana', currency: 'GHS' },
  { countryCode: 'KE', country: 'Kenya', currency: 'KES' },
]
const open = () =>
  renderOnPage(<OpenStorePage places={places} suggested={places[0]} origin="https://makola.test" />, [
    [accountQuery.queryKey, { id: 'a1' }],
    [myStoresQuery().queryKey, []],
  ])
const field = (name: RegExp) => page.getByRole('textbox', { name })
const currency = page.getByRole('combobox', { name: /^Currency/ })

beforeEach(() => localStorage.clear())
const submit = page.getByRole('button', { name: 'Open store' })
const looms = { id: 's1', slug: 'kumasi-looms', name: 'Kumasi Looms' }

test('page reloaded before the store is opened: the form is as it was, and Discard empties it', async () => {
  const first = await open()
  await field(/name/i).fill('Kumasi Looms')
  await currency.selectOptions('KES')
  await first.unmount()
  await open()
  await expect.element(field(/name/i)).toHaveValue('Kumasi Looms')
  await expect.element(currency).toHaveValue('KES')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(field(/name/i)).toHaveValue('')
  await expect.element(currency).toHaveValue('GHS')
})

test('answer lost: pressed again, the form sends the same key, and another name another one', async () => {
  const sent = answerCalls('POST', 'offline', 'offline', { data: looms })
  await open()
  await field(/name/i).fill('Kumasi Looms')
  for (const presses of [1, 2]) {
    await submit.click()
    await expect.poll(() => sent.length).toBe(presses)
    await expect.element(page.getByRole('alert')).toBeVisible()
  }
  await field(/name/i).fill('Kumasi Weavers')
  await submit.click()
  await expect.poll(() => sent.length).toBe(3)
  const keys = sent.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('name of a store that the person has, as by another tab: a link leads to it until the name changes', async () => {
  const detail = 'You already have a store with this name.'
  const errors = [{ pointer: '/name', code: 'stores.name-yours', detail }]
  answerCalls('POST', { status: 409, detail, errors, current: { slug: looms.slug, name: looms.name } })
  await open()
  await field(/name/i).fill('kumasi looms')
  await submit.click()
  await expect.element(page.getByText(detail)).toBeVisible()
  const link = page.getByRole('link', { name: 'Go to Kumasi Looms' })
  await expect.element(link).toHaveAttribute('href', '/dashboard?store=kumasi-looms')
  await field(/name/i).fill('Kumasi Looms 2')
  await expect.element(link).not.toBeInTheDocument()
})
