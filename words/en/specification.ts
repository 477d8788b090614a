/**
 * The texts that the specification fixes to the letter. They change only with it; `specification.test.ts` holds them
 * against its wording. Other languages translate them like any other text.
 */
export const specification = {
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
} as const
