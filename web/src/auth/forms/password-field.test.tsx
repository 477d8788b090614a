import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { PasswordField } from './password-field.tsx'

const rule = page.getByText(/at least 10 characters/i)

test.each([undefined, 'Use at least 10 characters. A few words in a row are fine.'])(
  'new password, fault %s: the rule stands once',
  async (error) => {
    await renderOnPage(<PasswordField error={error} autoComplete="new-password" />)
    await expect.element(rule).toBeVisible()
    expect(rule.elements()).toHaveLength(1)
  },
)
