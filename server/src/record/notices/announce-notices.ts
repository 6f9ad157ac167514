// Passes what was told to clients on to those who are there, whichever process told it. One that is
// missed while the database is away is found in the list.

import type { ClientId } from '#kernel/ids.ts'
import type { ClientAccount } from '#server/ledger/ledger.ts'
import { accountsOf } from '#server/ledger/post-transfers.ts'
import type { Database } from '#server/platform/db.ts'
import type { Loop } from '#server/platform/repeat.ts'
import { isAboutMoney, type Notice } from './notice.ts'
import { loadNotice } from './notices.store.ts'
import { noticeChannel } from './tell-client.ts'

export type NoticeAudience = {
  /** Whether the client is there at all. */
  readonly hears: (clientId: ClientId) => boolean
  /** `account` is the live one as it stands, where the notice is about money. */
  readonly told: (clientId: ClientId, notice: Notice, account: ClientAccount | undefined) => void
}

export function startAnnouncingNotices(
  db: Database,
  { hears, told }: NoticeAudience,
  log: (message: string) => void,
): Loop {
  const pass = async (payload: string) => {
    const [client, id] = payload.split(' ').map(BigInt)
    const clientId = client as ClientId
    if (id === undefined || !hears(clientId)) return
    const notice = await loadNotice(db, id)
    if (!notice) return
    const accounts = isAboutMoney(notice.kind) ? await accountsOf(db, [clientId]) : []
    told(
      clientId,
      notice,
      accounts.find(({ book }) => book === 'real'),
    )
  }
  const failed = (error: unknown) => log(`a notice was not announced: ${String(error)}`)
  return db.listen(noticeChannel, (payload) => void pass(payload).catch(failed))
}
