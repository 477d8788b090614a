import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { PhotoChooser } from './photo-chooser.tsx'

test('a photo taken upright stays within its tile', async () => {
  const put = { url: '/kept', method: 'PUT', headers: {} }
  vi.stubGlobal('fetch', async () => Response.json({ data: { id: 'p1', put } }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const nothing = () => {}
  await renderOnPage(<PhotoChooser token="t" ids={['p1']} onAdd={nothing} onRemove={nothing} onBusy={nothing} />)
  await page.getByLabelText('Add pictures').upload(await draw(300, 900))
  const photo = page.getByRole('img')
  await expect.poll(() => photo.query()).toHaveProperty('naturalHeight', 900)
  const tile = photo.element().closest('li')
  expect(bottomOf(photo.element())).toBeLessThanOrEqual(bottomOf(tile))
})

const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0

async function draw(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  const blob = await canvas.convertToBlob()
  return new File([blob], 'upright.png', { type: 'image/png' })
}
