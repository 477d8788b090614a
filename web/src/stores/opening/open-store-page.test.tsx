import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
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
