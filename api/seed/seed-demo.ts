import type { Platform } from '../src/platform/platform.ts'

export async function seedDemo(_platform: Platform): Promise<void> {}
