import { defineConfig } from 'vitest/config'

const unit = (name: string) => ({
  test: { name, root: name, include: ['**/*.test.ts'], exclude: ['**/node_modules/**', 'dist/**'] },
})

export default defineConfig({
  test: { projects: [unit('money'), unit('countries'), unit('contract'), unit('web'), unit('tools'), './api'] },
})
