import { HeadContent, Scripts, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** The HTML document around every page, error screens included. */
export function Document({ children }: { children: ReactNode }) {
  const theme = useRouteContext({ from: '__root__', select: (context) => context.theme })
  return (
    // The theme switch and the browser's extensions may change the attributes of <html>.
    <html lang="en" data-theme={theme ?? 'system'} suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
