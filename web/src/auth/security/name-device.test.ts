import { expect, it } from 'vitest'
import { wordsOf } from '../../ui/words/use-words.ts'
import { nameDevice } from './name-device.ts'

it.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Android phone'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1', 'iPhone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15', 'Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'Linux computer'],
  ['', 'This device'],
])('of %s makes %s', (userAgent, name) => {
  expect(nameDevice(userAgent, wordsOf('en'))).toBe(name)
})
