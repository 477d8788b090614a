import type { ReactNode } from 'react'
import { Weave } from '../../shell/frame/weave.tsx'
import { useWords } from '../../ui/words/use-words.ts'

/** The frame of all sign-in pages: the form, and the market's cloth beside it. */
export function AuthFrame({ shopName, children }: { shopName: string; children: ReactNode }) {
  const t = useWords()
  return (
    <div className="page grid gap-8 py-6 md:py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-16">
      <div className="mx-auto w-full max-w-md lg:py-6">{children}</div>
      <aside className="relative hidden min-h-144 overflow-hidden rounded-xl lg:block">
        <Weave className="absolute inset-0" />
        <div className="absolute inset-x-0 bottom-0 bg-[#1d1813] p-8 text-[#f5eee3] xl:p-10">
          <p className="text-title">{t('auth.sign-in.motto')}</p>
          <p className="mt-2 max-w-sm text-[#d8ccb9]">{t('auth.sign-in.motto-text', { shop: shopName })}</p>
        </div>
      </aside>
    </div>
  )
}
