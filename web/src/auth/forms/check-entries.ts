import type { Words } from '../../ui/words/use-words.ts'

/** Returns the visible fault in what people type about themselves; undefined for none. */
export function checkEmail(email: string, t: Words): string | undefined {
  if (email.trim() === '') return t('auth.email.missing')
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : t('auth.email.incomplete')
}

export function checkName(name: string, t: Words): string | undefined {
  return name.trim() === '' ? t('auth.name.missing') : undefined
}

export function checkPassword(password: string, t: Words): string | undefined {
  return password === '' ? t('auth.password.missing') : undefined
}

export function checkNewPassword(password: string, t: Words): string | undefined {
  return [...password].length < 10 ? t('auth.password.short') : undefined
}

export function checkCode(code: string, t: Words): string | undefined {
  return /^\d{6}$/.test(code) ? undefined : t('auth.code.incomplete')
}
