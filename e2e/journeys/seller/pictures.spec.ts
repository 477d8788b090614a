import { writeFileSync } from 'node:fs'
import type { Upload } from '@makola/contract/media/media.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { drawPng, type Paint } from '../../support/draw-png.ts'
import { Seller } from '../../support/seller.ts'
import { expect, test, whenAlive } from '../../support/test.ts'

// One store for all: they run one after the other.
test.describe.configure({ mode: 'default' })

let opened: Promise<Seller> | undefined
const seller = (request: APIRequestContext, url = '') => {
  opened ??= Seller.open(request, url, 'Bench of Photographs')
  return opened
}
test.beforeEach(({ page, enter }) => enter(page, 'NG'))

type Chosen = { name: string; mimeType: string; buffer: Buffer }

const photo = (name: string, paint: Paint): Chosen => ({
  name,
  mimeType: 'image/png',
  buffer: drawPng(1200, 800, paint),
})
const three = [photo('front.png', '#be2828'), photo('back.png', '#28963c'), photo('label.png', '#2846be')]
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

/** The upload address of a picture; a bucket has the same name at another address. */
const puts = /\/media\/uploads\/[^/]+\.png\?/

test('three pictures at once: a notice for each during and after its upload, in the order chosen', async ({
  page,
  request,
  baseURL,
  complaints,
}) => {
  const own = await seller(request, baseURL)
  await openForm(page, own, 'Jebena of clay')
  const announced: Upload[] = []
  page.on('response', async (answer) => {
    if (answer.url().endsWith('/api/uploads/')) announced.push((await answer.json()).data)
  })
  const sent: string[] = []
  const start = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  await page.route(puts, async (route) => {
    const isFirst = sent.push(new URL(route.request().url()).pathname) === 1
    expect(await route.request().headerValue('content-type')).toBe('image/png')
    await start.promise
    // The first on its way is the last to arrive.
    if (isFirst) await gate.promise
    await route.continue()
  })
  await choose(page, three)
  await expect(page.getByText('Uploading image...')).toHaveCount(3)
  start.resolve()
  await expect(page.getByRole('progressbar', { name: /^Uploading .*\.png$/ })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeDisabled()
  await expect(page.getByText('2 of 12')).toBeVisible()
  await expect(page.getByText('Image uploaded successfully!')).toHaveCount(2)
  gate.resolve()
  await expect(page.getByText('3 of 12')).toBeVisible()
  await expect(page.getByText('Uploading image...')).toHaveCount(0)

  // Each at a random name plus .png, which is its key; the image has that name, and an address that ends with it.
  expect(sent.toSorted()).toEqual(announced.map(({ name }) => `/media/uploads/${name}`).toSorted())
  for (const { name, url } of announced) {
    expect(name).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.png$/)
    expect(url).toBe(`/media/${name}`)
  }
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Draft saved')).toBeVisible()
  expect((await own.item('jebena-of-clay')).pictures.map(({ color }) => color)).toEqual([
    '#be2828',
    '#28963c',
    '#2846be',
  ])
  expect(complaints).toEqual([])
})

test('a storage that hangs up: each failure is reported, nothing is half saved, and a retry uploads them all', async ({
  page,
  request,
  baseURL,
}) => {
  await page.clock.install()
  await openForm(page, await seller(request, baseURL), 'Mesob of grass')
  let hangUps = 0
  await page.route(puts, async (route) => {
    hangUps++
    await route.abort('connectionreset')
  })
  await choose(page, three)
  // Three tries each; their growing waits are skipped here.
  const waitLess = async () => {
    await page.clock.fastForward(1000)
    return hangUps
  }
  await expect.poll(waitLess).toBe(9)
  await expect(page.getByText('Failed to upload image!').first()).toBeVisible()
  const failures = page.getByRole('alert').getByRole('listitem')
  await expect(failures).toHaveCount(3)
  await expect(failures.first()).toContainText('The picture storage is not responding.')
  await expect(page.getByText('0 of 12')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mesob of grass')

  await page.unroute(puts)
  for (const { name } of three.toReversed()) {
    await failures.filter({ hasText: name }).getByRole('button', { name: 'Try again' }).click()
  }
  await expect(page.getByText('3 of 12')).toBeVisible()
  await expect(page.getByText('Image uploaded successfully!').first()).toBeVisible()
  await expect(failures).toHaveCount(0)
})

const unreadable =
  'This file cannot be read as a picture. It may be damaged or not a picture at all. Choose another file.'
const refusals: { what: string; name: string; make: () => Buffer; words: string }[] = [
  {
    what: 'a photo of 30 MB',
    name: 'market.png',
    make: () => drawPng(4000, 2500, 'noise'),
    words: 'This file is larger than 25 MB. Choose a smaller picture.',
  },
  {
    what: 'an SVG with a script that is called .png',
    name: 'logo.png',
    make: () => Buffer.from(drawing),
    words: unreadable,
  },
  {
    what: 'a PNG that ends too early',
    name: 'half.png',
    make: () => drawPng(600, 400, 'noise').subarray(0, 300_000),
    words: unreadable,
  },
]
for (const { what, name, make, words } of refusals) {
  test(`${what} is refused with an explanation: nothing leaves the browser, and typed values stay`, async ({
    page,
    request,
    baseURL,
  }, info) => {
    const path = info.outputPath(name)
    writeFileSync(path, make())
    await openForm(page, await seller(request, baseURL), 'Gabi of cotton')
    const uploads: string[] = []
    page.on('request', (asked) => {
      if (/\/uploads\//.test(asked.url())) uploads.push(asked.url())
    })
    await choose(page, path)
    const failure = page.getByRole('alert').getByRole('listitem')
    await expect(failure).toContainText(words)
    await expect(page.getByText('Failed to upload image!')).toBeVisible()
    await expect(failure.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await expect(page.getByText('0 of 12')).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Gabi of cotton')
    expect(uploads).toEqual([])
    await failure.getByRole('button', { name: /^Dismiss/ }).click()
    await expect(failure).toHaveCount(0)
  })
}

test('bytes that no browser would send are refused with the reason, and deleted', async ({
  page,
  request,
  baseURL,
}) => {
  await openForm(page, await seller(request, baseURL), 'Netela of cotton')
  let announcedLength = 0
  page.on('request', (asked) => {
    if (asked.url().endsWith('/api/uploads/')) announcedLength = asked.postDataJSON().contentLength
  })
  let address = ''
  await page.route(puts, async (route) => {
    address = new URL(route.request().url()).pathname.replace('/uploads/', '/')
    await route.continue({ postData: drawing.padEnd(announcedLength) })
  })
  await choose(page, three.slice(0, 1))
  const failure = page.getByRole('alert').getByRole('listitem')
  await expect(failure).toContainText('This file is not a PNG picture.')
  await expect(page.getByText('Failed to upload image!')).toBeVisible()
  await expect(failure.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Netela of cotton')
  await expect.poll(async () => (await request.get(address)).status()).toBe(404)
})

/** The form for a new product, with its name typed in. */
async function openForm(page: Page, own: Seller, name: string): Promise<void> {
  await own.visit(page, '/dashboard/inventory/add-product/')
  const field = page.getByLabel('Name', { exact: true })
  await whenAlive(field)
  await field.fill(name)
  await page.getByLabel('Price', { exact: true }).fill('9500')
  await page.getByLabel('In stock').fill('4')
}

async function choose(page: Page, files: Chosen[] | string): Promise<void> {
  const gallery = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose pictures' }).click()
  await (await gallery).setFiles(files)
}
