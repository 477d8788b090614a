import { locales } from '@makola/words/locales.ts'
import { HeadContent, ScriptOnce, Scripts, useRouteContext, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { keepEarlyInput, replayEarlyInput } from './early-input.ts'

/** The HTML document around every page, error screens included. */
export function Document({ children }: { children: ReactNode }) {
  const theme = useRouteContext({ from: '__root__', select: (context) => context.theme })
  const { locale } = useRouter().options.context
  useEffect(() => void replayEarlyInput(), [])
  return (
    // The theme switch and the browser's extensions may change the attributes of <html>.
    <html lang={locale} dir={locales[locale].dir} data-theme={theme ?? 'system'} suppressHydrationWarning>
      <head>
        <HeadContent />
        <ScriptOnce>{import.meta.env.SSR ? keepEarlyInput : ''}</ScriptOnce>
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
