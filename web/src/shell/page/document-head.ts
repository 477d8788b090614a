import styles from '../../styles/app.css?url'
import displayFont from '../../styles/fonts/display-latin.woff2?url'
import textFont from '../../styles/fonts/text-latin.woff2?url'

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const

/** The head of every document: the viewport, the styles and the two fonts of its first paint. */
export const documentHead = {
  meta: [
    { charSet: 'utf-8' },
    { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    { name: 'theme-color', content: '#faf6ee', media: '(prefers-color-scheme: light)' },
    { name: 'theme-color', content: '#171310', media: '(prefers-color-scheme: dark)' },
  ],
  links: [
    { rel: 'stylesheet', href: styles },
    font(textFont),
    font(displayFont),
    { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
  ],
}
