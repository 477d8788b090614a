import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { Monitor, Moon, Sun } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { applyTheme, themes } from './theme.ts'

const icons = { light: Sun, dark: Moon, system: Monitor }

/** One press for the next theme: light, dark, system. */
export function ThemeToggle() {
  const t = useWords()
  const saved = useRouteContext({ from: '__root__', select: (context) => context.theme })
  const [theme, setTheme] = useState(saved)
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
  const Icon = icons[theme]
  const press = () => {
    applyTheme(next)
    setTheme(next)
  }
  return (
    <button
      type="button"
      onClick={press}
      aria-label={t('shell.theme.change', { theme, next })}
      title={t('shell.theme.is', { theme })}
      className={buttonStyles({ variant: 'ghost', size: 'icon' })}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  )
}
