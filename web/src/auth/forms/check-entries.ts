/** Returns the visible fault in what people type about themselves; undefined for none. */
export function checkEmail(email: string): string | undefined {
  if (email.trim() === '') return 'Enter your e-mail address.'
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
    ? undefined
    : 'This is not a whole e-mail address, like ama@example.com.'
}

export function checkName(name: string): string | undefined {
  return name.trim() === '' ? 'Say what we may call you.' : undefined
}

export function checkPassword(password: string): string | undefined {
  return password === '' ? 'Enter your password.' : undefined
}

export function checkNewPassword(password: string): string | undefined {
  return [...password].length < 10 ? 'Use at least 10 characters. A few words in a row are fine.' : undefined
}

export function checkCode(code: string): string | undefined {
  return /^\d{6}$/.test(code) ? undefined : 'Give all six digits.'
}
