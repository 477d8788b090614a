import { demoSignIn } from '../../support/account.ts'
import { buyFrom, deliverParcel } from '../../support/bought.ts'
import { drawPng } from '../../support/draw-png.ts'
import { Seller } from '../../support/seller.ts'
import { enterShop, expect, test, whenAlive } from '../../support/test.ts'

const phone = { width: 360, height: 740 }
const photo = { name: 'necklace.png', mimeType: 'image/png', buffer: drawPng(800, 600, '#c05020') }

test('a buyer reviews with a picture from a phone, staff approves it, the store replies, and everyone reads it', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  test.setTimeout(60_000)
  const url = baseURL ?? ''
  await page.setViewportSize(phone)
  await enterShop(page, url, 'NG')
  const seller = await Seller.open(page.request, url, 'Ngozi Reviews')
  const { slug } = await seller.addProduct('Amber necklace')
  const bought = async () => {
    const { number, trackingToken } = await buyFrom(baseURL, seller.store.slug)
    await deliverParcel(seller, number)
    return trackingToken
  }
  const [first, second] = [await bought(), await bought()]

  await page.goto(`/order-tracking/?token=${first}`)
  const stars = page.getByRole('group', { name: 'What do you think of “Amber necklace”?' })
  await whenAlive(stars)
  await stars.getByRole('radio', { name: '4 out of 5 stars' }).click()
  const form = page.getByRole('dialog', { name: 'Write a review' })
  await expect(form.getByRole('radio', { name: '4 out of 5 stars' })).toBeChecked()
  await form.getByLabel('Headline').fill('Glows in the sun')
  await form.getByLabel('Your review').fill('Heavier than it looks.')
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), form.getByText('Add pictures').click()])
  await chooser.setFiles(photo)
  await expect(form.getByRole('img')).toHaveCount(1)
  await form.getByRole('button', { name: 'Send review' }).click()
  await expect(form).toBeHidden()
  const own = page.getByRole('region', { name: 'Reviews', exact: true })
  await expect(own).toContainText('Being checked')
  await expect(own).toContainText('Being checked. This takes up to 48 hours.')

  // Another one, without a picture, is published at once.
  await page.goto(`/order-tracking/?token=${second}`)
  await whenAlive(stars)
  await stars.getByRole('radio', { name: '5 out of 5 stars' }).click()
  await form.getByRole('button', { name: 'Send review' }).click()
  await expect(own).toContainText('Published')

  const desk = await browser.newContext({ viewport: phone, ...(baseURL && { baseURL }) })
  const staff = await desk.newPage()
  await enterShop(staff, url, 'NG')
  await demoSignIn(staff, 'owner')
  await staff.goto('/dashboard/moderation/')
  const waiting = staff.getByRole('region', { name: 'Amber necklace' })
  await expect(waiting).toContainText('New pictures')
  await expect(waiting.getByRole('img', { name: /^Picture/ })).toBeVisible()
  await waiting.getByRole('button', { name: 'Approve' }).click()
  await expect(waiting).toBeHidden()
  await desk.close()

  const shop = await browser.newContext({ viewport: phone, ...(baseURL && { baseURL }) })
  const store = await shop.newPage()
  await enterShop(store, url, 'NG')
  await seller.visit(store, '/dashboard/reviews/?show=unanswered')
  const card = store.getByRole('region', { name: 'Amber necklace' }).filter({ hasText: 'Glows in the sun' })
  await card.getByRole('button', { name: 'Reply' }).click()
  await card.getByLabel('Your reply').fill('Thank you. It is real amber.')
  await card.getByRole('button', { name: 'Publish reply' }).click()
  await expect(card).toBeHidden()
  await shop.close()

  await page.goto(`/products/${slug}/`)
  await expect(page.getByText('★ 4.5 (2)').first()).toBeVisible()
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((text) => JSON.parse(text)).find((each) => each['@type'] === 'Product')).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.5', reviewCount: 2 },
    review: expect.arrayContaining([expect.objectContaining({ name: 'Glows in the sun' })]),
  })
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  const reviews = page.getByRole('list', { name: 'Reviews' })
  await expect(reviews.getByRole('article')).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Sort reviews' }).selectOption('With pictures first')
  const [top] = [reviews.getByRole('article').first()]
  await expect(top).toContainText('Glows in the sun')
  await expect(top).toContainText('Thank you. It is real amber.')
  await expect(top.getByRole('img', { name: 'A buyer’s picture of Amber necklace' })).toBeVisible()
  await page.getByRole('button', { name: '5 stars: 1 review' }).click()
  await expect(reviews.getByRole('article')).toHaveCount(1)
  await expect(top).not.toContainText('Glows in the sun')
  expect(complaints).toEqual([])
})
