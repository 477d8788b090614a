export const overview = {
  'overview.too-short': 'Type at least {least} characters.',
} as const
