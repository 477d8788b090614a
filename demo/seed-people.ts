import { hashNewPassword } from '../api/src/auth/passwords/passwords.ts'
import { demoPasswordOf } from '../api/src/auth/passwords/printed-passwords.ts'
import { accounts } from '../api/src/auth/tables.ts'
import { type Platform, transact } from '../api/src/platform/platform.ts'
import { members } from '../api/src/stores/tables.ts'
import { demoAccounts } from './demo-people.ts'
import { fixedId } from './fixed-id.ts'

/** The people of the demo shop, with their roles in the stores. */
export async function seedPeople(platform: Platform): Promise<void> {
  const passwordHashes = await Promise.all(
    demoAccounts.map(({ email }) => hashNewPassword(demoPasswordOf(platform, email), email)),
  )
  await transact(platform, async (tx) => {
    await tx.insert(accounts).values(
      demoAccounts.map(({ email, name, roles }, index) => ({
        id: fixedId('account', email),
        email,
        name,
        passwordHash: passwordHashes[index],
        role: roles.some(({ role }) => role === 'operator') ? ('operator' as const) : ('shopper' as const),
      })),
    )
    await tx
      .insert(members)
      .values(
        demoAccounts.flatMap(({ email, roles }) =>
          roles.flatMap(({ role, storeSlug }) =>
            role === 'operator' || storeSlug === null
              ? []
              : [{ accountId: fixedId('account', email), storeId: fixedId('store', storeSlug), role }],
          ),
        ),
      )
  })
}
