// A client asks to change who they are, with a document that proves it. Until staff have decided
// the old facts count.

import type { IdentityChange } from '#contract/client/identity.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { Problem } from '#contract/shared/problems.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { ServingDeps } from '#server/install/operators/live.ts'
import { newDigits } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import { holdOf } from '../clients/hold-identity.ts'
import { holdPerson } from '../clients/keep-identity.ts'
import { tell } from '../clients/tell-act.ts'
import type { Asked } from './change.ts'
import { insertChange } from './changes.store.ts'
import { decideAsking } from './check-change.ts'
import { documentActs } from './document-acts.ts'
import { insertDocument, type NewDocument } from './documents.store.ts'
import { isBeingChecked } from './is-being-checked.ts'
import { drawDocument, keepPicture, type SendingDeps } from './send-document.ts'

export type Wish = Omit<IdentityChange, 'method'> & {
  readonly method: IdentityChange['method']
  readonly bytes: Uint8Array
}

export type AskingDeps = SendingDeps & ServingDeps

type Outcome = 'asked' | KnownRefusal | { readonly errors: readonly Problem[] }

export async function askChange(
  deps: AskingDeps,
  clientId: ClientId,
  { method, bytes, ...wish }: Wish,
): Promise<Outcome> {
  // A wish that comes to nothing costs no look at its picture.
  const early = await deps.db.transaction((tx) => decided(tx, deps, clientId, wish))
  if (isRefusal(early) || 'errors' in early) return early
  const picture = await drawDocument(bytes, String(clientId))
  if (isRefusal(picture)) return picture
  const sent = { clientId, method, purpose: 'change', picture } as const
  return keepPicture(deps, sent, async (tx, document) => {
    const found = await decided(tx, deps, clientId, wish)
    // Somebody has changed something since the first look: it is seen on the next.
    if (isRefusal(found)) return found
    if ('errors' in found) return refuse('identity_change_empty')
    return writeDown(tx, deps, document, found.asked)
  })
}

async function decided(tx: Tx, deps: AskingDeps, clientId: ClientId, wish: Asked) {
  const { client, identity } = await holdPerson(tx, clientId)
  const hold = await holdOf(tx, { isBeingChecked }, client)
  return decideAsking(wish, { known: identity, hold, now: deps.clock.now(), serves: deps.serves })
}

async function writeDown(
  tx: Tx,
  deps: SendingDeps,
  document: NewDocument,
  asked: Asked,
): Promise<'asked' | KnownRefusal> {
  if (!(await insertDocument(tx, document))) return refuse('identity_change_waiting')
  const callCode = asked.phone === undefined ? null : newDigits(6, deps.random)
  await insertChange(tx, document.id, { asked, callCode })
  const { clientId, method, sentAt: at } = document
  const facts = { document: document.id, method, asked }
  const told = { clientId, actor: 'client', at, facts } as const
  await tell(tx, { act: documentActs.changeAsked, ...told }, deps)
  return 'asked'
}
