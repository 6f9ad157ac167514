// The card provider of a sandbox: it takes the published test cards and nothing else, keeps books
// of its own and tells of what happened by signed messages. There is no money behind it, so that a
// live install has none.

import * as z from 'zod/mini'
import { simulatedCardPaths, testCardOf } from '#contract/public/test-cards.ts'
import type { Language } from '#contract/shared/languages.ts'
import { cents, usdToCents } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import { iso, later, minute } from '#kernel/time.ts'
import type { InstallMode } from '#server/install/operators/mode.ts'
import type { Clock } from '#server/platform/clock.ts'
import { hashOfToken, newToken, type Random } from '#server/platform/crypto.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { Seal } from '#server/platform/seal.ts'
import type { ProviderDispute } from '../disputes/dispute.ts'
import { testOutcomes } from './card.ts'
import type { CardProvider, Payment, PaymentWish, StartedPayment } from './card-provider.ts'
import { isSigned, signWebhook } from './sign-webhook.ts'
import {
  endStep,
  insertMessage,
  insertSimulated,
  insertToken,
  loadByReference,
  loadSimulated,
  lockReference,
  type Message,
  type SimulatedPayment,
  startDisputes,
  takeToken,
  updateDispute,
  updateToExpired,
  winDisputes,
} from './simulated-cards.store.ts'

/** Its page with the fields for a card, in each language that was built. */
export type FieldsPages = { readonly [L in Language]?: string }

export type SimulatedDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly seal: Pick<Seal, 'mark'>
  readonly mode: InstallMode
}

export type TypedCard = { readonly number: string; readonly cvv: string }

export type SimulatedProvider = CardProvider & {
  /** What stands for a card from here on, or which field is wrong. */
  readonly tokenise: (card: TypedCard) => Promise<{ token: string } | { wrong: 'number' | 'cvv' }>
  /** The step that the card's bank asks for; false where there is none to do. */
  readonly doStep: (secret: string, isApproved: boolean) => Promise<boolean>
  /** Owners dispute what they paid with the card for it, and their bank decides for us later. */
  readonly dispute: () => Promise<void>
  readonly sign: (message: Pick<Message, 'body'>) => Record<string, string>
}

export const signatureHeader = 'simulated-card-signature'
/** So long after a dispute the bank of a test card decides for us. */
const disputeTakesMs = 5 * minute
const tokenGoodMs = 30 * minute
const currency = 'usd'

const MessageBody = z.strictObject({
  id: z.string(),
  created: z.string(),
  payment: z.string(),
  /** In cents. */
  amount: z.int().check(z.minimum(1)),
  currency: z.string(),
  state: z.enum(['waiting', 'paid', 'declined', 'expired', 'disputed']),
})

export function createSimulatedProvider(deps: SimulatedDeps): SimulatedProvider {
  const { db, clock, seal } = deps
  if (deps.mode !== 'sandbox') throw new Error('the simulated card provider is for sandboxes')
  const key = seal.mark('webhooks', 'simulated cards')
  return {
    name: 'simulated',
    fieldsUrl: simulatedCardPaths.fields,
    start: (wish) => db.transaction((tx) => start(tx, deps, wish)),
    look: async (id) => {
      const payment = await loadSimulated(db, id)
      return payment && paymentOf(payment)
    },
    cancel: (id) =>
      db.transaction(async (tx) => {
        const ended = await updateToExpired(tx, id)
        if (ended) await tell(tx, deps, ended)
      }),
    readEvent: async ({ rawBody, header, now }) => {
      if (!isSigned(header(signatureHeader), rawBody, key, now)) return 'forged'
      const body = z.safeParse(MessageBody, jsonOf(rawBody))
      if (!body.success) return 'forged'
      const { id: eventId, payment: paymentId, amount, currency: paidIn, state } = body.data
      const told = { amount: cents(BigInt(amount)), currency: paidIn, state }
      return { eventId, paymentId, told }
    },
    disputes: {
      answer: (id) => db.transaction((tx) => judge(tx, deps, id, 'under_review')),
      accept: (id) => db.transaction((tx) => judge(tx, deps, id, 'lost')),
    },
    tokenise: (card) => tokenise(deps, card),
    doStep: (secret, isApproved) =>
      db.transaction(async (tx) => {
        const ended = await endStep(tx, hashOfToken(secret), isApproved ? 'paid' : 'declined')
        if (ended) await tell(tx, deps, ended)
        return ended !== undefined
      }),
    dispute: () =>
      db.transaction(async (tx) => {
        const now = clock.now()
        const won = await winDisputes(tx, later(now, -disputeTakesMs))
        const started = await startDisputes(tx, now)
        for (const payment of [...won, ...started]) await tell(tx, deps, payment)
      }),
    sign: ({ body }) => ({
      'content-type': 'application/json',
      [signatureHeader]: signWebhook(Buffer.from(body), key, clock.now()),
    }),
  }
}

/** Of the dispute that is open. */
async function judge(
  tx: Tx,
  deps: SimulatedDeps,
  disputeId: string,
  state: 'under_review' | 'lost',
): Promise<boolean> {
  const [, id = '', nr] = /^(sim_[\w-]{1,100})_dispute_(\d{1,9})$/.exec(disputeId) ?? []
  const judged = await updateDispute(tx, { id, nr: Number(nr), state }, deps.clock.now())
  if (judged) await tell(tx, deps, judged)
  return judged !== undefined
}

async function tokenise({ db, clock, random }: SimulatedDeps, { number, cvv }: TypedCard) {
  const card = testCardOf(number)
  if (!card) return { wrong: 'number' } as const
  if (!/^\d{3}$/.test(cvv)) return { wrong: 'cvv' } as const
  const token = newToken(random)
  await insertToken(db, hashOfToken(token), card, later(clock.now(), tokenGoodMs))
  return { token }
}

async function start(tx: Tx, deps: SimulatedDeps, wish: PaymentWish) {
  const { depositId: reference, amount, token } = wish
  await lockReference(tx, reference)
  const tokenHash = hashOfToken(token ?? '')
  const same = await loadByReference(tx, reference)
  if (same) {
    const isSame = same.tokenHash.equals(tokenHash) && same.amount === amount
    return isSame ? startedOf(deps, same) : refuse('key_reused')
  }
  const now = deps.clock.now()
  const card = await takeToken(tx, tokenHash, now)
  if (!card) return refuse('card_token_invalid')
  const { state, reason = null, disputedAfterMs } = testOutcomes[card]
  const id = `sim_${newToken(deps.random)}`
  const payment = {
    id,
    reference,
    tokenHash,
    card,
    amount,
    currency,
    state,
    reason,
    createdAt: now,
    disputes: 0,
    disputeState: null,
    disputeAt: disputedAfterMs === undefined ? null : later(now, disputedAfterMs),
  }
  const isStep = state === 'waiting'
  await insertSimulated(tx, payment, {
    stepHash: isStep ? hashOfToken(stepSecret(deps, id)) : null,
  })
  await tell(tx, deps, payment)
  return startedOf(deps, payment)
}

function startedOf(deps: SimulatedDeps, { id, card }: SimulatedPayment): StartedPayment {
  if (testOutcomes[card].state !== 'waiting') return { paymentId: id, next: null }
  const url = `${simulatedCardPaths.fields}?step=${stepSecret(deps, id)}`
  return { paymentId: id, next: { kind: 'frame', url } }
}

function stepSecret({ seal }: SimulatedDeps, id: string): string {
  return seal.mark(id, 'simulated card step').toString('base64url')
}

function jsonOf(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'))
  } catch {
    return undefined
  }
}

/** In the transaction of what it tells. */
async function tell(
  tx: Tx,
  { clock, random }: SimulatedDeps,
  { id: payment, amount, state }: SimulatedPayment,
): Promise<void> {
  const now = clock.now()
  const id = `evt_${newToken(random)}`
  const told = { payment, amount: usdToCents(amount), currency, state }
  await insertMessage(tx, {
    id,
    createdAt: now,
    body: JSON.stringify({ id, created: iso(now), ...told }),
  })
}

function paymentOf(payment: SimulatedPayment): Payment {
  const { id, reference, amount, currency, state, reason, disputes } = payment
  return {
    paymentId: id,
    depositId: reference,
    amount,
    currency,
    state,
    reason,
    // Everybody who tries a sandbox has the same few test cards.
    cardFingerprint: null,
    disputes: Array.from({ length: disputes }, (_, index) => ({
      disputeId: `${id}_dispute_${index + 1}`,
      amount,
      reason: 'fraudulent',
      // One at a time: each before was won.
      ...(index + 1 === disputes ? lastOf(payment) : { ...wonOf(payment) }),
    })),
  }
}

const wonOf = ({ createdAt }: SimulatedPayment) =>
  ({ state: 'won', dueBy: null, openedAt: createdAt }) as const

function lastOf(payment: SimulatedPayment): Pick<ProviderDispute, 'state' | 'dueBy' | 'openedAt'> {
  const { state, disputeState, disputeAt, createdAt } = payment
  if (state !== 'disputed') return wonOf(payment)
  const openedAt = disputeAt ?? createdAt
  const waits = disputeState === 'needs_answer' && disputeAt !== null
  return {
    openedAt,
    state: disputeState ?? 'needs_answer',
    dueBy: waits ? later(disputeAt, disputeTakesMs) : null,
  }
}
