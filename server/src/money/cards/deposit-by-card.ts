// A deposit by card: it is asked for, then its payment is started at the provider. Asked again with
// the same key, it is the same deposit and the same payment. What comes of it the provider tells.

import { createHash } from 'node:crypto'
import type { CardDepositFields, CardNext } from '#contract/client/cards.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { pathOf } from '#contract/shared/ways.ts'
import type { Alarm } from '#contract/staff/alarm-texts.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Seal } from '#server/platform/seal.ts'
import { askCardDeposit, type CardWish, type ChargeDeps } from '../deposits/credit-charge.ts'
import type { Deposit } from '../deposits/deposit.ts'
import { rejectDeposit } from '../deposits/reject-deposit.ts'
import { areFieldsRight } from './card.ts'
import type { CardProvider, StartedPayment } from './card-provider.ts'
import { insertPayment, loadPayment, lockStarts, updateToStarted } from './cards.store.ts'
import { markOf, refuseTries, refuseUnderWay } from './check-tries.ts'

export type CardDeps = ChargeDeps & {
  readonly seal: Pick<Seal, 'mark'>
  /** Undefined where no cards are taken. */
  readonly provider: CardProvider | undefined
  /** For what staff must see at once. */
  readonly alarm: Alarm
}

export type CardDepositWish = {
  readonly clientId: ClientId
  readonly fields: CardDepositFields
  readonly ip: string
  readonly orderKey: string | null
}

export type CardDeposit = { readonly deposit: Deposit; readonly next: CardNext | null }

export async function depositByCard(
  deps: CardDeps,
  wish: CardDepositWish,
): Promise<CardDeposit | KnownRefusal> {
  const { provider } = deps
  const { clientId, fields, orderKey } = wish
  if (!provider) return refuse('cards_closed')
  const trier = { clientId, networkMark: markOf(deps.seal, wish.ip) }
  const amount = fields.usd_amount
  // Of a new one only: what was answered to a key before is answered again.
  const refuseNew: CardWish['refuseNew'] = async (tx, now) => {
    const takesToken = provider.fieldsUrl !== null
    if (takesToken && (fields.token === null || !areFieldsRight(fields, now))) {
      return refuse('card_fields_wrong')
    }
    await lockStarts(tx, clientId)
    return (await refuseTries(tx, trier, now)) ?? refuseUnderWay(tx, clientId, now)
  }
  const deposit = await askCardDeposit(deps, { clientId, amount, orderKey, refuseNew })
  if (isRefusal(deposit)) return deposit
  const started = await startOnce(deps, { ...wish, deposit, provider }, trier.networkMark)
  if (!isRefusal(started)) return { deposit, next: started?.next ?? null }
  if (started.refused !== 'key_reused') {
    const rejection = { outcome: 'declined', reason: { code: 'card_not_taken' } } as const
    await rejectDeposit(deps, deposit.id, rejection)
  }
  return started
}

type Start = CardDepositWish & { readonly deposit: Deposit; readonly provider: CardProvider }

/** Undefined where the deposit ended before its payment was started. */
async function startOnce(
  deps: CardDeps,
  { clientId, fields, deposit, provider }: Start,
  networkMark: Uint8Array,
): Promise<StartedPayment | KnownRefusal | undefined> {
  const wishHash = hashOf(fields)
  const depositId = deposit.id
  const known = await deps.db.transaction(async (tx) => {
    await lockStarts(tx, clientId)
    const same = await loadPayment(tx, depositId)
    if (same) return same.wishHash.equals(wishHash) ? same : refuse('key_reused')
    const now = deps.clock.now()
    const payment = { depositId, wishHash, startedAt: now, provider: provider.name }
    await insertPayment(tx, payment, networkMark)
    return { ...payment, started: null }
  })
  if (isRefusal(known)) return known
  const { state, outcome } = deposit.step
  if (known.started) return state === 'pending' ? known.started : { ...known.started, next: null }
  if (state !== 'pending') return outcome === 'declined' ? refuse('card_token_invalid') : undefined
  const returnUrl = `${deps.install.publicUrl()}${pathOf({ to: 'deposits' })}`
  const { usd_amount: amount, token } = fields
  const started = await provider.start({
    depositId,
    amount,
    token,
    returnUrl,
    startedAt: known.startedAt,
  })
  if (isRefusal(started)) return started
  await updateToStarted(deps.db, depositId, started)
  return started
}

/** Of all that was typed; none of it is kept. */
function hashOf(fields: CardDepositFields): Buffer {
  const { usd_amount: amount, token, holder_name, month, year, zip_code } = fields
  const wish = [String(amount), token, holder_name, month, year, zip_code]
  return createHash('sha256').update(JSON.stringify(wish)).digest()
}
