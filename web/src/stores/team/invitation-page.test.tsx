import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../../testing/answer-calls.ts'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { InvitationPage } from './invitation-page.tsx'

const offer = {
  store: { slug: 'adire', name: 'Adire House', logo: null },
  role: 'manager',
  email: 'ada@example.test',
  invitedBy: 'Chidi',
  expiresAt: '2030-01-01T00:00:00.000Z',
}
const gone = { status: 404, type: 'not-found', detail: 'There is no such invitation.' } as const

test('invitation is taken back while its page is open: the page says so, and offers nothing to join', async () => {
  answerCalls('POST', { data: offer }, gone)
  await renderOnPage(<InvitationPage token="t" email="ada@example.test" />)
  const join = page.getByRole('button', { name: 'Join store' })
  await join.click()
  await expect.element(page.getByRole('heading', { name: 'This invitation is no longer valid' })).toBeVisible()
  await expect.element(join).not.toBeInTheDocument()
})

test('server is out while someone joins: the button stays', async () => {
  const out = { status: 503, type: 'overloaded', detail: 'Try again in a moment.' } as const
  answerCalls('POST', { data: offer }, out, { data: offer })
  await renderOnPage(<InvitationPage token="t" email="ada@example.test" />)
  const join = page.getByRole('button', { name: 'Join store' })
  await join.click()
  await expect.element(page.getByText('Try again in a moment.')).toBeVisible()
  await expect.element(join).toBeVisible()
})
