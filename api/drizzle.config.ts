import { defineConfig } from 'drizzle-kit'

// `npx drizzle-kit generate --name <what-changed>` in api/ writes the next migration; a person reads it before it lands.
export default defineConfig({ dialect: 'postgresql', schema: './src/*/tables.ts', out: './migrations' })
