import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../../testing/answer-calls.ts'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { ToastArea } from '../../ui/messages/toast-area.tsx'
import { accountQuery } from '../session/session.ts'
import { forgetTokens, saveTokens } from '../session/tokens.ts'
import { PasskeysSection } from './passkeys-section.tsx'
import { passkeysQuery } from './queries.ts'

const passkey = (id: string, name: string) => ({ id, name, createdAt: '2026-11-02T09:00:00Z', lastUsedAt: null })
const phone = passkey('p1', 'Ama’s phone')
const staff = { role: 'support', permissions: [], isSuspended: false }

function open(account: object, passkeys = [phone]) {
  saveTokens({ access_token: 'a', refresh_token: 'r' })
  onTestFinished(forgetTokens)
  return renderOnPage(
    <>
      <PasskeysSection />
      <ToastArea />
    </>,
    [
      [accountQuery.queryKey, { id: 'a1', hasTwoFactor: false, staff: null, ...account }],
      [passkeysQuery.queryKey, passkeys],
    ],
  )
}

const ask = () => page.getByRole('button', { name: 'Remove Ama’s phone' }).click()
const dialog = page.getByRole('dialog', { name: 'Remove “Ama’s phone”?' })
const onlyFactor = /It is your only second factor.*your role on the staff is suspended until/

test('remove a passkey: asks first, with the password', async () => {
  const calls = answerCalls('DELETE', { data: null })
  await open({})
  await ask()
  await expect.element(dialog).not.toMatchTextContent(onlyFactor)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(calls).toEqual([])
  await ask()
  await dialog.getByLabelText('Your password').fill('a quiet harbour')
  await dialog.getByRole('button', { name: 'Remove passkey' }).click()
  await expect.element(page.getByText('The passkey was removed.')).toBeVisible()
  expect(calls).toMatchObject([{ path: '/api/auth/passkeys/p1', body: { password: 'a quiet harbour' } }])
})

test('remove the only second factor of the staff: says that the role is suspended', async () => {
  await open({ staff })
  await ask()
  await expect.element(dialog).toMatchTextContent(onlyFactor)
})

test.each([
  ['another passkey', { staff }, [phone, passkey('p2', 'Laptop')]],
  ['two-step sign-in', { staff, hasTwoFactor: true }, [phone]],
])('remove a passkey of the staff, with %s left: says nothing of the role', async (_, account, passkeys) => {
  await open(account, passkeys)
  await ask()
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog).not.toMatchTextContent(onlyFactor)
})
