// A client wants another e-mail address. Its owner, if it has one already, is told; the client
// cannot tell the difference: the answer, the notice and the event are the same.

import type { EmailChange } from '#contract/client/passwords.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { present } from '#kernel/assert.ts'
import { emailKeyOf } from '#kernel/email.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { hashOfToken, newLinkToken } from '#server/platform/crypto.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { Limit } from '#server/platform/limit.ts'
import type { Client } from './client.ts'
import { addressTakenLetter, newEmailLetter } from './client-letters.ts'
import { holdPasswordHash, loadLogin, lockClient } from './clients.store.ts'
import { emailActs } from './email-acts.ts'
import { endLinks, insertLink } from './links.store.ts'
import { tell } from './tell-act.ts'
import { type VerifyingDeps, verifyPassword } from './verify-password.ts'
import { type WritingDeps, writeToAddress, writeToClient } from './write-to-client.ts'

export type AskingDeps = WritingDeps &
  VerifyingDeps & {
    readonly db: Db
    /** How many mails the owner of an address may get about attempts to take it. */
    readonly noticeLimit: Limit
    /** Whether an address is to lead to somebody whom another database knows. */
    readonly isElsewhere?: ((email: string) => Promise<boolean>) | undefined
  }

/** Nothing about the account changes before the link was used. */
export async function askForNewEmail(
  deps: AskingDeps,
  clientId: ClientId,
  { email, password }: EmailChange,
): Promise<'asked' | KnownRefusal> {
  const verified = await verifyPassword(deps, clientId, password)
  if (isRefusal(verified)) return verified
  return deps.db.transaction(async (tx) => {
    const client = present(await lockClient(tx, clientId), 'a signed-in client exists')
    if (!(await holdPasswordHash(tx, clientId, verified.hash))) return refuse('wrong_password')
    if (client.state === 'frozen') return refuse('account_frozen')
    if (emailKeyOf(email) === emailKeyOf(client.email)) return refuse('email_same')
    const owner = await loadLogin(tx, email)
    const now = deps.clock.now()
    await endLinks(tx, clientId, ['change_email'], now)
    if (owner) await tellOwner(tx, owner.clientId, email, deps)
    else if (await deps.isElsewhere?.(email)) return 'asked'
    else await sendLink(tx, client, email, deps)
    const told = { clientId, actor: 'client', at: now, facts: {} } as const
    await tell(tx, { act: emailActs.changeAsked, ...told }, deps)
    return 'asked'
  })
}

async function sendLink(tx: Tx, client: Client, address: string, deps: WritingDeps): Promise<void> {
  const token = newLinkToken(deps.random)
  const link = { hash: hashOfToken(token), purpose: 'change_email' } as const
  await insertLink(tx, { ...link, clientId: client.id, address }, deps.clock.now())
  await writeToAddress(tx, address, newEmailLetter(client, token), deps)
}

async function tellOwner(tx: Tx, owner: ClientId, email: string, deps: AskingDeps): Promise<void> {
  if (isRefusal(await deps.noticeLimit(emailKeyOf(email)))) return
  await writeToClient(tx, owner, addressTakenLetter, deps)
}
