import {
  openAccount,
  openSecurity,
  readCode,
  showCode,
  signIn,
  signOut,
  somebody,
  turnOnTwoStep,
} from '../../support/account.ts'
import { fillCart } from '../../support/checkout.ts'
import { readLetter } from '../../support/letters.ts'
import { expect, test, whenAlive } from '../../support/test.ts'

test.beforeEach(({ page, enter }) => enter(page, 'NG'))

test('registers on a phone with the code from the email, is signed in, and signs out', async ({
  page,
  request,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const { name, email, password } = somebody()
  await page.goto('/')
  await whenAlive(page.getByRole('link', { name: 'Account' }))
  await page.getByRole('link', { name: 'Account' }).click()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await expect(page.getByText('Strong.')).toBeVisible()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Enter your email address.')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const code = await readCode(request, email, 'registration')
  expect(complaints).toEqual([])
  await page.getByLabel('Code from the email').fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await expect(page.getByLabel('Code from the email')).toHaveAttribute('aria-invalid', 'true')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(password)
  // As pasted, with surrounding text: the spaces do not count.
  await page.getByLabel('Code from the email').fill(` ${code.slice(0, 3)} ${code.slice(3)}`)
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page).toHaveURL(/\/account\/?$/)
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/account/')
  await expect(page).toHaveURL(/\/login\?redirect=%2Faccount/)
})

test('a future seller goes on to open a store', async ({ page, request }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Sell with us' }).click()
  await expect(page.getByRole('radio', { name: /Sell with us/ })).toBeChecked()
  const { name, email, password } = somebody()
  await whenAlive(page.getByLabel('Your name'))
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue to your store' }).click()
  await page.getByLabel('Code from the email').fill(await readCode(request, email, 'registration'))
  await expect(page).toHaveURL(/\/dashboard\/open-store/)
})

test('the link in the email opens the account elsewhere, with the password', async ({ page, request }) => {
  const { name, email, password } = somebody()
  await request.post('/api/auth/register', { data: { name, email, password } })
  const code = await readCode(request, email, 'registration')
  await page.goto(`/verify?email=${encodeURIComponent(email)}&code=${code}`)
  await whenAlive(page.getByLabel('Password', { exact: true }))
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
})

test('a wrong password keeps the typed values; the right one leads back to the page before', async ({
  page,
  request,
}) => {
  const { name, email, password } = await openAccount(request)
  await page.goto('/store/golden-stool')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, { email, password: 'not the password' })
  await expect(page.getByRole('alert').filter({ hasText: 'is wrong' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/store\/golden-stool$/)
  await page.getByRole('button', { name: `Account of ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('a redirect never leads to another site', async ({ page, request }) => {
  const person = await openAccount(request)
  await page.goto('/login?redirect=//evil.test/')
  await signIn(page, person)
  await expect(page).toHaveURL(/\/account\/?$/)
})

test('a forgotten password is replaced, and the old one no longer works', async ({ page, request }) => {
  const person = await openAccount(request)
  await page.goto('/login')
  await whenAlive(page.getByRole('link', { name: 'Forgot your password?' }))
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('Code from the email').fill(await readCode(request, person.email, 'new password'))
  await page.getByLabel('New password', { exact: true }).fill('an umbrella for goats')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('heading', { name: person.name })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
  const [before, after] = await Promise.all(
    [person.password, 'an umbrella for goats'].map((password) =>
      request.post('/api/auth/login', { data: { email: person.email, password } }),
    ),
  )
  expect([before?.status(), after?.status()]).toEqual([401, 200])
})

test('a forgotten password keeps its step and its way back over a reload, and another address is asked for', async ({
  page,
  request,
}) => {
  const person = await openAccount(request)
  await page.goto('/forgot-password?redirect=/order-tracking/')
  await whenAlive(page.getByLabel('Email'))
  await page.getByLabel('Email').fill('someone.else@example.test')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText('someone.else@example.test')).toBeVisible()
  await page.getByRole('button', { name: 'Use another address' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send code' }).click()
  const code = page.getByLabel('Code from the email')
  await expect(code).toBeVisible()
  await page.reload()
  await whenAlive(code)
  await expect(page.getByText(person.email)).toBeVisible()
  await code.fill(await readCode(request, person.email, 'new password'))
  await page.getByLabel('New password', { exact: true }).fill('an umbrella for goats')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page).toHaveURL(/\/order-tracking\/$/)
})

test('a new password with two-step sign-in on: says that it is set, and after a reload asks to sign in with it', async ({
  page,
  request,
}) => {
  const { tokens, ...person } = await openAccount(request)
  await openSecurity(page, tokens)
  const section = page.getByRole('region', { name: 'Two-step sign-in' })
  const { secret } = await turnOnTwoStep(section, person)
  await signOut(page)

  await request.post('/api/auth/forgot-password', { data: { email: person.email } })
  const letter = await readLetter(request, { email: person.email, subject: /reset your/ })
  const link = /\/reset-password#email=[^\s"&]+&code=\d{6}/.exec(letter)?.[0] ?? ''
  const password = 'an umbrella for goats'
  await page.goto(link)
  await whenAlive(page.getByLabel('New password', { exact: true }))
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Your new password is set. Enter the code from your app to sign in.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['One more step'])
  // A phone that went to the authenticator app may have dropped the page.
  await page.reload()
  await expect(page.getByText('Your new password is set. Sign in with it.')).toBeVisible()
  await whenAlive(page.getByLabel('Email'))
  await signIn(page, { email: person.email, password })
  await page.getByLabel('Code from your app').fill(showCode(secret, 1))
  await expect(page.getByRole('heading', { name: person.name })).toBeVisible()
  await expect(page).toHaveURL(/\/account\/security/)
})

test('the cart comes along, and is there on another device', async ({ page, request, browser, baseURL, enter }) => {
  const person = await openAccount(request)
  await page.goto('/')
  await fillCart(page, 'raw-shea-butter')
  await page.goto('/login?redirect=/cart')
  const claimed = page.waitForResponse('**/api/cart/claim')
  await signIn(page, person)
  expect((await claimed).status()).toBe(200)
  await expect(page.getByRole('link', { name: /Raw shea butter/i }).first()).toBeVisible()
  // The server that writes the page anew does not know the account.
  await page.reload()
  await expect(page.getByText('1 item from 1 store')).toBeVisible()
  await page.goto('/checkout')
  await expect(page.getByText(/Price held until/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/Price held until/)).toBeVisible()

  const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await enter(elsewhere, 'NG')
  await elsewhere.goto('/login?redirect=/cart')
  await signIn(elsewhere, person)
  await expect(elsewhere.getByRole('link', { name: /Raw shea butter/i }).first()).toBeVisible()
  await elsewhere.context().close()
})

test('two-step sign-in: the app’s code, and a recovery code instead', async ({ page, request }) => {
  const { tokens, ...person } = await openAccount(request)
  await openSecurity(page, tokens)
  const section = page.getByRole('region', { name: 'Two-step sign-in' })
  const { secret, recoveryCodes } = await turnOnTwoStep(section, person)
  const [recoveryCode = '', otherRecoveryCode = ''] = recoveryCodes
  await expect(section.getByText('On', { exact: true })).toBeVisible()

  await signOut(page)
  await page.goto('/login')
  await signIn(page, person)
  // Each code works once, and the app's current one was just used.
  await page.getByLabel('Code from your app').fill(showCode(secret, 1))
  await expect(page.getByRole('heading', { name: person.name })).toBeVisible()

  await signOut(page)
  await page.goto('/login')
  await signIn(page, person)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recoveryCode)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: person.name })).toBeVisible()

  await page.goto('/account/security')
  await section.getByRole('button', { name: 'Turn off' }).click()
  await section.getByLabel('Your password', { exact: true }).fill(person.password)
  await section.getByRole('button', { name: 'Turn off' }).click()
  await expect(section.getByText('Enter the code.')).toBeVisible()
  await section.getByLabel('Code from your authenticator app').fill(recoveryCode)
  await section.getByRole('button', { name: 'Turn off' }).click()
  await expect(
    section.getByText('That code is wrong. Enter the current code from your app, or a recovery code.'),
  ).toBeVisible()
  await expect(section.getByText('On', { exact: true })).toBeVisible()
  await section.getByLabel('Code from your authenticator app').fill(otherRecoveryCode)
  await section.getByRole('button', { name: 'Turn off' }).click()
  await expect(section.getByText('Off', { exact: true })).toBeVisible()
})

test('a passkey is made, signs in, and is removed', async ({ page, request, context }) => {
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const { tokens, name, password } = await openAccount(request)
  await openSecurity(page, tokens)
  const section = page.getByRole('region', { name: 'Passkeys' })
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await section.getByLabel('Passkey name').fill('Ada’s phone')
  await section.getByLabel('Your password', { exact: true }).fill(password)
  await section.getByRole('button', { name: 'Add passkey' }).click()
  await expect(section.getByRole('listitem')).toHaveText([/^Ada’s phone/])

  await signOut(page)
  const touch = (enabled: boolean) =>
    device.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  // The page also offers passkeys in the email field: a finger already on the sensor would sign in before the button, and one
  // that comes after the browser has begun to wait for it is not detected.
  await touch(false)
  await page.goto('/login?redirect=/account/security')
  const button = page.getByRole('button', { name: 'Sign in with a passkey' })
  await whenAlive(button)
  await page.route('**/api/auth/login/passkey/options', async (route) => {
    await touch(true)
    await route.continue()
  })
  await button.click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await section.getByRole('button', { name: 'Remove Ada’s phone' }).click()
  const question = page.getByRole('dialog', { name: 'Remove “Ada’s phone”?' })
  await question.getByLabel('Your password', { exact: true }).fill(password)
  await question.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(section.getByRole('listitem')).toHaveCount(0)
})
