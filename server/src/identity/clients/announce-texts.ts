// Publishes new versions of the legal texts and, where earlier ones were accepted here, writes to
// every client that has an account: thirty days before the new ones bind, in one transaction.

import type { ClientId } from '#kernel/ids.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { Publication, Texts } from '../acceptances/publication.ts'
import { publishTexts } from '../acceptances/publish-texts.ts'
import { textsAmendedLetter } from './client-letters.ts'
import { listOpenClients } from './clients.store.ts'
import { type WritingDeps, writeToClient } from './write-to-client.ts'

export type AnnouncingDeps = WritingDeps & { readonly db: Db; readonly texts?: Texts } & {
  /** In a cell that is not home: what home has published. */
  readonly ofHome?: readonly Publication[] | undefined
}

export function announceTexts(deps: AnnouncingDeps): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const published = await publishTexts(tx, deps.clock.now(), deps)
    const amended = published.filter(({ isAmendment }) => isAmendment)
    const [first] = amended
    if (!first) return
    const news = { texts: amended, from: first.effectiveFrom, url: deps.install.publicUrl() }
    for await (const id of openClients(tx)) {
      await writeToClient(tx, id, (client) => textsAmendedLetter(client, news), deps)
    }
  })
}

async function* openClients(tx: Tx): AsyncGenerator<ClientId> {
  let after = 0n as ClientId
  for (;;) {
    const ids = await listOpenClients(tx, after, 500)
    if (ids.length === 0) return
    yield* ids
    after = ids.at(-1) ?? after
  }
}
