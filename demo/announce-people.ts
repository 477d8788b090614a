import { demoPasswordOf } from '../api/src/auth/passwords/printed-passwords.ts'
import type { Platform } from '../api/src/platform/platform.ts'
import { type DemoStaff, demoAccounts, demoStaff } from './data/people.ts'

/** Prints who can sign in: the demo shop is for trying out. */
export function announcePeople(platform: Platform): void {
  console.log('  Sign in as:')
  const print = (email: DemoStaff['email'], what: string) =>
    console.log(`    ${email.padEnd(22)} ${demoPasswordOf(platform, email).padEnd(22)} ${what}`)
  for (const { email, roles } of demoAccounts) {
    const what = roles.map(({ role, storeSlug }) => (storeSlug === null ? role : `${role} of ${storeSlug}`)).join(', ')
    print(email, what || 'shopper')
  }
  for (const { email, role } of demoStaff) print(email, `${role} staff`)
}
