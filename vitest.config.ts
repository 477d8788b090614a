import { defineConfig } from 'vitest/config'
import { importOperations } from './web/import-operations.ts'

const unit = (name: string) => ({
  test: { name, root: name, include: ['**/*.test.ts'], exclude: ['**/node_modules/**', 'dist/**'], isolate: false },
})

// Web tests get the contract's operations as the browser gets them.
const web = { ...unit('web'), plugins: [importOperations()] }

export default defineConfig({
  test: {
    projects: [unit('money'), unit('countries'), unit('words'), unit('contract'), web, unit('tools'), './api'],
  },
})
