// Makes a personal token, which is shown once, and revokes one at once. Whoever makes one shows the
// password again, and the second factor where there is one.

import { type NewToken, tokenPrefix, tokensMost } from '#contract/client/api-tokens.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId, SessionId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { day, later } from '#kernel/time.ts'
import { parseAddressList } from '#server/platform/address-list.ts'
import { hashOfToken, newToken, newUuid } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { holdStanding } from '../clients/freeze-client.ts'
import { tell } from '../clients/tell-act.ts'
import type { WritingDeps } from '../clients/write-to-client.ts'
import { takeConsent } from '../factors/take-consent.ts'
import type { SecondStep } from '../sessions/second-step.ts'
import { type ApiToken, sessionOfToken } from './token.ts'
import { tokenActs } from './token-acts.ts'
import { countStanding, insertToken, lockToken, updateRevoked } from './tokens.store.ts'

export type MakingDeps = WritingDeps & {
  readonly db: Db
  readonly methodsOf: SecondStep['methodsOf']
}

type Wish = Omit<NewToken, 'password'> & { readonly passwordHash: string }

export type MadeToken = { readonly shown: string; readonly token: ApiToken }

export function makeToken(
  deps: MakingDeps,
  clientId: ClientId,
  wish: Wish,
): Promise<MadeToken | KnownRefusal> {
  const { db, clock, random, methodsOf } = deps
  const { name, scopes, addresses, days, passwordHash, proof } = wish
  if (!areAddresses(addresses)) return Promise.resolve(refuse('token_addresses_wrong'))
  return db.transaction(async (tx) => {
    const state = await holdStanding(tx, clientId)
    if (state === 'frozen') return refuse('account_frozen')
    const now = clock.now()
    const deed = { passwordHash, proof, clientId, action: 'api_token' } as const
    const given = await takeConsent(tx, deed, methodsOf, now)
    if (isRefusal(given)) return given
    if ((await countStanding(tx, clientId, now)) >= tokensMost) {
      return refuse('tokens_full', { limit: tokensMost })
    }
    const shown = `${tokenPrefix}${newToken(random)}`
    const token: ApiToken = {
      id: newUuid(now, random),
      clientId,
      name,
      scopes: [...new Set(scopes)].sort(),
      addresses,
      createdAt: now,
      expiresAt: later(now, days * day),
      lastUsedAt: null,
      revokedAt: null,
    }
    await insertToken(tx, token, hashOfToken(shown))
    await tell(tx, { act: tokenActs.made, clientId, actor: 'client', at: now, facts: token }, deps)
    return { shown, token }
  })
}

function areAddresses(addresses: readonly string[]): boolean {
  return addresses.every((one) => !/[\s,]/.test(one) && parseAddressList(one) !== undefined)
}

type RevokingDeps = MakingDeps & {
  /** Sockets that it opened are closed. */
  readonly onEnded: (session: SessionId) => void
}

export async function revokeToken(
  deps: RevokingDeps,
  clientId: ClientId,
  id: string,
): Promise<ApiToken | KnownRefusal> {
  const { db, clock, onEnded } = deps
  const revoked = await db.transaction(async (tx) => {
    const token = await lockToken(tx, id)
    if (token?.clientId !== clientId) return refuse('not_found')
    if (token.revokedAt !== null) return token
    const at = clock.now()
    await updateRevoked(tx, id, at)
    await tell(tx, { act: tokenActs.revoked, clientId, actor: 'client', at, facts: token }, deps)
    return { ...token, revokedAt: at }
  })
  if (!isRefusal(revoked)) onEnded(sessionOfToken(revoked))
  return revoked
}
