import type { AddressField, AddressForm } from '@makola/contract/orders/address-form.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../../testing/answer-calls.ts'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { ratesQuery } from '../../rates/choice/queries.ts'
import { SavedAddressForm } from './saved-address-form.tsx'

const anyText = { hint: null, autocomplete: '', pattern: null, patternWords: null, options: null }
const street: AddressField = { ...anyText, name: 'line1', label: 'Street address', required: true }
const form: AddressForm = {
  countryCode: 'GH',
  dialCode: '233',
  emailPattern: '',
  phonePattern: '',
  fields: [street],
}
const open = () =>
  renderOnPage(<SavedAddressForm saved={undefined} onDone={() => {}} />, [
    [
      ratesQuery().queryKey,
      [
        { countryCode: 'GH', country: 'Ghana' },
        { countryCode: 'KE', country: 'Kenya' },
      ],
    ],
  ])
const save = page.getByRole('button', { name: 'Save address' })

test('pressed before the country’s fields have arrived: the press waits for them', async () => {
  const { promise, resolve } = Promise.withResolvers<{ data: AddressForm }>()
  answerCalls('GET', promise)
  await open()
  await save.click()
  await expect.element(save).toHaveAttribute('aria-busy', 'true')
  resolve({ data: form })
  const field = page.getByRole('textbox', { name: 'Street address' })
  await expect.element(field).toHaveAccessibleDescription(/Street address/)
  await expect.element(field).toHaveFocus()
})

test('another country: its fields have no fault of the former one', async () => {
  answerCalls('GET', { data: form }, { data: { ...form, countryCode: 'KE' } })
  await open()
  const field = page.getByRole('textbox', { name: 'Street address' })
  await save.click()
  await expect.element(field).toHaveAccessibleDescription(/Street address/)
  await page.getByRole('combobox', { name: 'Country' }).selectOptions('Kenya')
  await expect.element(field).toHaveAccessibleDescription('')
  await save.click()
  await expect.element(field).toHaveAccessibleDescription(/Street address/)
})

test('another country: begins without the state of the former one, which has it again', async () => {
  const state: AddressField = { ...anyText, name: 'region', label: 'State', required: true }
  const withState = { ...form, fields: [street, state] }
  answerCalls('GET', { data: withState }, { data: { ...withState, countryCode: 'KE' } })
  await open()
  const country = page.getByRole('combobox', { name: 'Country' })
  const typed = page.getByRole('textbox', { name: 'State' })
  await page.getByRole('textbox', { name: 'Street address' }).fill('12 Broad Street')
  await typed.fill('Ashanti')
  await country.selectOptions('Kenya')
  await expect.element(typed).toHaveValue('')
  await expect.element(page.getByRole('textbox', { name: 'Street address' })).toHaveValue('12 Broad Street')
  await country.selectOptions('Ghana')
  await expect.element(typed).toHaveValue('Ashanti')
})

test('the country’s fields do not arrive: the form says so, and the next press asks again', async () => {
  answerCalls('GET', { status: 404, type: '/problems/not-found', detail: 'We do not deliver there.' }, { data: form })
  await open()
  await expect.element(page.getByRole('alert')).toMatchTextContent('We do not deliver there.')
  await save.click()
  await expect.element(page.getByRole('textbox', { name: 'Street address' })).toHaveFocus()
})
