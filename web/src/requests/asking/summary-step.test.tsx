import type { RequestOption } from '@makola/contract/requests/requests.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { SummaryStep } from './summary-step.tsx'
import type { AskedParcel, WizardDraft } from './wizard-draft.ts'

const draft: WizardDraft = { step: 'summary', kind: 'cancel', reason: 'mistake', units: {}, text: '', pictures: [] }
const render = (isPaid: boolean, option: Partial<RequestOption>) =>
  renderOnPage(
    <SummaryStep
      parcel={{ lines: [], isPaid } as unknown as AskedParcel}
      draft={draft}
      option={{ kind: 'cancel', isImmediate: false, answerHours: null, silence: null, ...option } as RequestOption}
      isBusy={false}
      onSend={() => {}}
    />,
  )

test('a request about goods that are not paid promises no refund', async () => {
  const { unmount } = await render(false, { isImmediate: true })
  await expect
    .element(page.getByText('This takes effect at once. You have nothing to pay for these items.'))
    .toBeVisible()
  await unmount()
  await render(false, { answerHours: 24, silence: 'refund' })
  await expect.element(page.getByText('If it does not, you have nothing to pay for these items.')).toBeVisible()
})

test('a request about goods that are paid says where the money goes', async () => {
  const { unmount } = await render(true, { isImmediate: true })
  await expect
    .element(page.getByText('This takes effect at once. We refund your original payment method.'))
    .toBeVisible()
  await unmount()
  await render(true, { answerHours: 24, silence: 'refund' })
  await expect.element(page.getByText('If it does not, we refund your original payment method.')).toBeVisible()
})
