import { expect, it } from 'vitest'
import { formatPreview, formatSourceSet } from './picture.tsx'

it('requests every width that the server makes', () => {
  expect(formatSourceSet({ url: '/media/abc.png', name: 'abc.png' }, 'avif')).toBe(
    '/media/160/abc.avif 160w, /media/320/abc.avif 320w, /media/480/abc.avif 480w, ' +
      '/media/640/abc.avif 640w, /media/960/abc.avif 960w, /media/1280/abc.avif 1280w',
  )
})

it('requests pictures from the configured address', () => {
  const picture = { url: 'https://cdn.test/pictures/abc.png', name: 'abc.png' }
  expect(formatSourceSet(picture, 'webp')).toMatch(/^https:\/\/cdn\.test\/pictures\/160\/abc\.webp 160w, /)
})

it('previews a shared link with a small picture, never with the uploaded file', () => {
  expect(formatPreview({ url: '/media/abc.png', name: 'abc.png' })).toBe('/media/640/abc.webp')
  expect(formatPreview(null)).toBeUndefined()
})
