import { expect, test } from 'vitest'
import { specification } from './en/specification.ts'
import { say } from './say.ts'

const t = say('en')

test('the texts that the specification fixes are what it says, to the letter', () => {
  expect(specification).toEqual({
    'shell.not-found': 'Not Found',
    'shell.maintenance': 'The site is currently under maintenance. Some features may be unavailable.',
    'shell.offline': 'You are offline. Some features may not work.',
    'shell.back-online': 'You are back online!',
    'shell.cookies.title': 'Cookies?',
    'shell.cookies.text':
      'We use cookies to ensure our website runs smoothly and to improve your browsing experience. You can accept all cookies or manage your preferences at any time.',
    'shell.cookies.accept': 'ACCEPT',
    'shell.error.title': 'Something went wrong',
    'shell.error.unknown': 'An unexpected error occurred',
    'shell.error.back': 'Go Back',
    'shell.error.home': 'Go Home',
    'shell.error.going-back': 'Redirecting to the previous page...',
    'shell.error.going-home': 'Redirecting to homepage...',
    'rates.onboarding.where': 'Where are you located?',
    'rates.onboarding.select': 'Select country / currency',
    'rates.onboarding.enter': 'enter',
    'rates.onboarding.processing': 'processing...',
    'ui.delete-failed': 'Delete failed: {error}',
    'media.upload.running': 'Uploading image...',
    'media.upload.done': 'Image uploaded successfully!',
    'media.upload.failed': 'Failed to upload image!',
    'auth.session.expired': 'Session expired. Please log in again.',
    'auth.session.not-refreshed': 'Could not refresh session. Please log in again.',
  })
})

test('the one of them with a parameter is said as the specification writes it', () => {
  expect(t('ui.delete-failed', { error: 'This rate does not exist.' })).toBe('Delete failed: This rate does not exist.')
})
