import type { StoreSettings } from '@makola/contract/stores/stores.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../../testing/answer-calls.ts'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { accountQuery } from '../../auth/session/session.ts'
import { myStoresQuery } from '../membership/current-store.ts'
import { ProfileForm } from './profile-form.tsx'

const settings = {
  ...{ id: 's1', name: 'Adire House', slug: 'adire-house', tagline: '', story: '', city: 'Abeokuta' },
  ...{ deliveryPromise: '', returnDays: null, returnPromise: '', logo: null, cover: null, version: 3 },
} as unknown as StoreSettings

const name = page.getByRole('textbox', { name: 'Name', exact: true })
const city = page.getByRole('textbox', { name: /^City/ })
const days = page.getByRole('textbox', { name: /^Return period in days/ })
const save = page.getByRole('button', { name: 'Save' })
const open = () =>
  renderOnPage(<ProfileForm settings={settings} origin="https://makola.test" />, [
    [accountQuery.queryKey, { id: 'a1' }],
    [myStoresQuery().queryKey, []],
  ])

beforeEach(() => localStorage.clear())

test('server refuses two fields: each says why, the first one has the focus, what was typed stays', async () => {
  const errors = [
    { pointer: '/slug', code: 'stores.slug-taken', detail: 'Another store has this web address.' },
    { pointer: '/city', code: 'platform.too-long', detail: 'Too long.' },
  ]
  answerCalls('PATCH', { status: 422, type: '/problems/validation-failed', detail: 'Two fields are wrong.', errors })
  await open()
  await name.fill('Adire & Sons')
  await city.fill('Abeokuta North')
  await save.click()
  await expect.element(city).toHaveFocus()
  await expect.element(city).toHaveAccessibleDescription('Too long.')
  await expect.element(page.getByText('Another store has this web address.')).toBeVisible()
  await expect.element(name).toHaveValue('Adire & Sons')
})

test('server saw another change meanwhile: the bar says so, and the form can be saved again', async () => {
  const calls = answerCalls(
    'PATCH',
    { status: 412, type: '/problems/version-mismatch', detail: 'Changed meanwhile.' },
    { data: settings },
  )
  await open()
  await name.fill('Adire & Sons')
  await save.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(calls[0]?.headers.get('if-match')).toBe('"3"')
  await save.click()
  await expect.element(save).not.toBeInTheDocument()
  expect(calls[1]?.body).toMatchObject({ name: 'Adire & Sons' })
})

test('page closed before saving: the draft is there again, and Discard takes it away', async () => {
  const first = await open()
  await name.fill('Adire & Sons')
  await first.unmount()
  await open()
  await expect.element(name).toHaveValue('Adire & Sons')
  await page.getByRole('status').getByRole('button', { name: 'Discard' }).click()
  await expect.element(name).toHaveValue('Adire House')
  await expect.element(save).not.toBeInTheDocument()
})

test('name left empty: said before anything is sent', async () => {
  const calls = answerCalls('PATCH', 'offline')
  await open()
  await name.fill(' ')
  await save.click()
  await expect.element(name).toHaveFocus()
  await expect.element(name).toBeInvalid()
  expect(calls).toEqual([])
})

test('days for returns: refused below 7, above 60 and in words; sent as a number; empty is the marketplace’s own', async () => {
  const calls = answerCalls('PATCH', { data: settings }, { data: settings })
  await open()
  for (const wrong of ['6', '61', '100', 'ab', '1.5']) {
    await days.fill(wrong)
    await save.click()
    await expect.element(days).toHaveFocus()
    await expect.element(days).toHaveAccessibleDescription(/^Enter a whole number from 7 to 60, or leave it empty\./)
  }
  expect(calls).toEqual([])
  await days.fill('30')
  await save.click()
  await expect.element(save).not.toBeInTheDocument()
  expect(calls[0]?.body).toMatchObject({ returnDays: 30 })
  await days.fill('')
  await save.click()
  await expect.element(save).not.toBeInTheDocument()
  expect(calls[1]?.body).toMatchObject({ returnDays: null })
})
