import { printedPasswords } from '../api/src/auth/passwords/printed-passwords.ts'
import { demoAccounts } from './demo-people.ts'

/** Prints who can sign in: the demo shop is for trying out, and its passwords are no secret. */
export function announcePeople(): void {
  console.log('  Sign in as:')
  for (const { email, roles } of demoAccounts) {
    const what = roles.map(({ role, storeSlug }) => (storeSlug === null ? role : `${role} of ${storeSlug}`)).join(', ')
    console.log(`    ${email.padEnd(22)} ${printedPasswords[email].padEnd(22)} ${what || 'shopper'}`)
  }
}
