export const mediaDownload = {
  'media.download.too-many-redirects': 'The address redirects more than {most} times.',
  'media.download.not-an-address': 'This is not a web address.',
  'media.download.password': 'Web addresses with a password are not accepted.',
  'media.download.no-server': 'The server was not found. Check the address.',
  'media.download.not-public': 'This address is not on the public internet.',
  'media.download.too-slow': 'The server did not answer in time.',
  'media.download.answered': 'The server answered {status}.',
  'media.download.failed': 'The connection to the server failed.',
  'media.download.too-large': 'The file is larger than {most} MB.',
} as const
