import * as contract from '@makola/contract/media/private-files.ts'
import { created, inOnePiece, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { openPrivateFile } from './open-private-file.ts'
import { readPrivateFile } from './read-private-file.ts'

/** Mounts the calls of private files. An order's own, by its tracking link, is mounted by `orders`. */
export function mountPrivateFiles(router: Router): void {
  router.mount(contract.openPrivateFile, async ({ platform, caller, body }) =>
    created({ data: await openPrivateFile(platform, `account:${caller.accountId}`, body) }),
  )
  router.mount(
    contract.readPrivateFile,
    async ({ platform, caller, params, query }) =>
      ok(inOnePiece(await readPrivateFile(platform, params.id, { caller, token: query.token }))),
    // Ids cannot be guessed; this keeps a program from trying.
    { limit: { calls: 300, seconds: 60 } },
  )
}
