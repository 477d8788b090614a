export const mediaDownload = {
  'media.download.too-many-redirects': 'It leads on more than {most} times.',
  'media.download.not-an-address': 'This is not a web address.',
  'media.download.password': 'A web address with a password is not fetched.',
  'media.download.no-server': 'There is no server of this name.',
  'media.download.not-public': 'This address is not one of the public web.',
  'media.download.too-slow': 'The server did not answer in time.',
  'media.download.answered': 'The server answered {status}.',
  'media.download.failed': 'The connection to the server failed.',
  'media.download.too-large': 'The file is larger than {most} MB.',
} as const
