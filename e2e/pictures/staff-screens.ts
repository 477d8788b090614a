import { expect, type Page } from '@playwright/test'
import { openAccount } from '../support/account.ts'
import { buyFrom } from '../support/bought.ts'
import { showLetter } from '../support/letters.ts'
import { deskOf, type MarkedScreen, type Shop } from './marked-screen.ts'

const desk = deskOf('owner')

/** The rows of "The desk of the shop’s staff". */
export const staffScreens: MarkedScreen[] = [
  { name: 'Overview', on: 'laptop', show: desk('/dashboard/overview') },
  { name: 'All stores', on: 'laptop', show: desk('/dashboard/stores') },
  { name: 'Suspension', on: 'laptop', show: pauseStore },
  { name: 'Payment reviews', on: 'laptop', show: reviewPayment },
  { name: 'Reconciliation', on: 'laptop', show: desk('/dashboard/reconciliation') },
  { name: 'Payouts, payout run', on: 'laptop', show: startRun },
  { name: 'Commission', on: 'laptop', show: desk('/dashboard/commission') },
  { name: 'Rates', on: 'laptop', show: desk('/dashboard/rates/') },
  { name: 'Categories', on: 'laptop', show: desk('/dashboard/categories/') },
  { name: 'Letters', on: 'phone', show: readInvitation },
]

async function pauseStore(page: Page): Promise<void> {
  await desk('/dashboard/stores')(page)
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Pause' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('Three parcels are late.')
}

async function reviewPayment(page: Page, { url }: Shop): Promise<void> {
  await buyFrom(url, 'golden-stool', { tamper: 'one-short' })
  await desk('/dashboard/payment-reviews')(page)
}

async function startRun(page: Page): Promise<void> {
  await desk('/dashboard/payouts')(page)
  await page.getByRole('button', { name: 'Start payout run' }).click()
  const dialog = page.getByRole('dialog', { name: 'Start payout run' })
  await dialog.getByLabel('Currency').selectOption('NGN')
  await expect(dialog.getByRole('list', { name: 'Will be paid' })).toBeVisible()
}

async function readInvitation(page: Page): Promise<void> {
  const { email } = await openAccount(page.request)
  await desk('/dashboard/staff')(page)
  await page.getByRole('button', { name: 'Invite' }).click()
  const inviting = page.getByRole('dialog', { name: 'Invite to the staff' })
  await inviting.getByLabel('Email').fill(email)
  await inviting.getByRole('radio', { name: /^Support/ }).check()
  await inviting.getByLabel('Your password', { exact: true }).fill('makola-owner-demo')
  await inviting.getByRole('button', { name: 'Send invitation' }).click()
  await showLetter(page, { email, subject: /^You are invited to the staff of / })
}
