import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { StarChoice } from './star-choice.tsx'

const drawn = () => page.getByRole('group', { name: 'Your rating' }).element().textContent

test('stars that nobody has given are hollow', async () => {
  const none = await renderOnPage(<StarChoice legend="Your rating" name="a" value={0} onChange={() => {}} />)
  await expect.poll(drawn).toBe('Your rating☆☆☆☆☆')
  await none.unmount()
  await renderOnPage(<StarChoice legend="Your rating" name="a" value={3} onChange={() => {}} />)
  await expect.poll(drawn).toBe('Your rating★★★☆☆')
})
