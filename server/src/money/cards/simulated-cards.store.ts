// The SQL of the simulated card provider's own books. No card number is ever in them.

import { type TestCard, testCardNames } from '#contract/public/test-cards.ts'
import { present } from '#kernel/assert.ts'
import type { Usd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { CardState, DeclineReason } from './card.ts'

export type SimulatedPayment = {
  readonly id: string
  readonly reference: string
  readonly tokenHash: Buffer
  readonly card: TestCard
  readonly amount: Usd
  readonly currency: string
  readonly state: CardState
  readonly reason: DeclineReason | null
  readonly createdAt: Millis
  /** How many there were. */
  readonly disputes: number
  /** Of the one that is open. */
  readonly disputeState: 'needs_answer' | 'under_review' | 'lost' | null
  /** When the card's owner does it, did it, or when we answered; null: nothing more comes of it. */
  readonly disputeAt: Millis | null
}

type PaymentRow = {
  id: string
  reference: string
  token_hash: Buffer
  card: string
  amount: Usd
  currency: string
  state: CardState
  reason: DeclineReason | null
  created_at: Millis
  disputes: number
  dispute_state: SimulatedPayment['disputeState']
  dispute_at: Millis | null
}

const columns = `id, reference, token_hash, card, amount, currency, state, reason, created_at,
  disputes, dispute_state, dispute_at`

function paymentOf(row: PaymentRow): SimulatedPayment {
  const { token_hash: tokenHash, created_at: createdAt, dispute_state, dispute_at, ...plain } = row
  const dispute = { disputeState: dispute_state, disputeAt: dispute_at }
  return { ...plain, ...dispute, card: cardOf(row.card), tokenHash, createdAt }
}

function cardOf(name: string): TestCard {
  return present(
    testCardNames.find((card) => card === name),
    'only test cards are kept',
  )
}

export async function insertToken(
  tx: Tx,
  tokenHash: Uint8Array,
  card: TestCard,
  expiresAt: Millis,
): Promise<void> {
  await tx.rows(
    'insert into simulated_card_tokens (token_hash, card, expires_at) values ($1, $2, $3)',
    [tokenHash, card, iso(expiresAt)],
  )
}

/** A token is good once. */
export async function takeToken(
  tx: Tx,
  tokenHash: Uint8Array,
  now: Millis,
): Promise<TestCard | undefined> {
  const rows = await tx.rows<{ card: string }>(
    'delete from simulated_card_tokens where token_hash = $1 and expires_at > $2 returning card',
    [tokenHash, iso(now)],
  )
  return rows[0] && cardOf(rows[0].card)
}

export async function deleteOldTokens(tx: Tx, now: Millis): Promise<void> {
  await tx.rows('delete from simulated_card_tokens where expires_at <= $1', [iso(now)])
}

/** From here to the end of the transaction nobody else starts a payment for this reference. */
export async function lockReference(tx: Tx, reference: string): Promise<void> {
  await tx.rows(`select pg_advisory_xact_lock(hashtext('simulated_cards'), hashtext($1))`, [
    reference,
  ])
}

export async function insertSimulated(
  tx: Tx,
  payment: SimulatedPayment,
  { stepHash }: { stepHash: Uint8Array | null },
): Promise<void> {
  const { id, reference, tokenHash, card, amount, currency, state, reason, createdAt } = payment
  const { disputeAt } = payment
  await tx.rows(
    `insert into simulated_card_payments
       (id, reference, token_hash, card, amount, currency, state, reason, created_at, step_hash,
        dispute_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[id, reference, tokenHash, card, amount, currency, state, reason, iso(createdAt)],
      ...[stepHash, disputeAt === null ? null : iso(disputeAt)],
    ],
  )
}

export async function loadSimulated(tx: Tx, id: string): Promise<SimulatedPayment | undefined> {
  const rows = await tx.rows<PaymentRow>(
    `select ${columns} from simulated_card_payments where id = $1`,
    [id],
  )
  return rows[0] && paymentOf(rows[0])
}

export async function loadByReference(
  tx: Tx,
  reference: string,
): Promise<SimulatedPayment | undefined> {
  const rows = await tx.rows<PaymentRow>(
    `select ${columns} from simulated_card_payments where reference = $1`,
    [reference],
  )
  return rows[0] && paymentOf(rows[0])
}

/** Whoever knows the step's secret ends the wait. */
export async function endStep(
  tx: Tx,
  stepHash: Uint8Array,
  state: 'paid' | 'declined',
): Promise<SimulatedPayment | undefined> {
  const rows = await tx.rows<PaymentRow>(
    `update simulated_card_payments
        set state = $2, reason = case when $2 = 'declined' then 'three_d_secure' end
      where step_hash = $1 and state = 'waiting' returning ${columns}`,
    [stepHash, state],
  )
  return rows[0] && paymentOf(rows[0])
}

export async function updateToExpired(tx: Tx, id: string): Promise<SimulatedPayment | undefined> {
  const rows = await tx.rows<PaymentRow>(
    `update simulated_card_payments set state = 'expired'
      where id = $1 and state = 'waiting' returning ${columns}`,
    [id],
  )
  return rows[0] && paymentOf(rows[0])
}

/** What is due to be disputed is. */
export async function startDisputes(tx: Tx, now: Millis): Promise<SimulatedPayment[]> {
  const rows = await tx.rows<PaymentRow>(
    `update simulated_card_payments set state = 'disputed', disputes = disputes + 1,
            dispute_state = 'needs_answer'
      where state = 'paid' and dispute_at <= $1 returning ${columns}`,
    [iso(now)],
  )
  return rows.map(paymentOf)
}

/** Of the dispute that is open, and waits for us; what is answered is decided later. */
export async function updateDispute(
  tx: Tx,
  { id, nr, state }: { readonly id: string; readonly nr: number; readonly state: string },
  now: Millis,
): Promise<SimulatedPayment | undefined> {
  const rows = await tx.rows<PaymentRow>(
    `update simulated_card_payments
        set dispute_state = $3,
            dispute_at = case when $3 = 'lost' then null else $4::timestamptz end
      where id = $1 and disputes = $2 and state = 'disputed'
        and (dispute_state = 'needs_answer' or dispute_state = 'under_review' and $3 = 'lost')
      returning ${columns}`,
    [id, nr, state, iso(now)],
  )
  return rows[0] && paymentOf(rows[0])
}

/** What was disputed, or answered, by that instant is won. */
export async function winDisputes(tx: Tx, before: Millis): Promise<SimulatedPayment[]> {
  const rows = await tx.rows<PaymentRow>(
    `update simulated_card_payments set state = 'paid', dispute_at = null, dispute_state = null
      where state = 'disputed' and dispute_at <= $1 returning ${columns}`,
    [iso(before)],
  )
  return rows.map(paymentOf)
}

export type Message = {
  readonly id: string
  readonly body: string
  readonly tries: number
  readonly createdAt: Millis
}

export async function insertMessage(
  tx: Tx,
  { id, body, createdAt }: Omit<Message, 'tries'>,
): Promise<void> {
  await tx.rows(
    `insert into simulated_card_messages (id, body, created_at, due_at) values ($1, $2, $3, $3)`,
    [id, body, iso(createdAt)],
  )
}

/** Takes what is due, and counts a try; it is due again at `until` unless it is ended. */
export async function claimMessages(
  tx: Tx,
  now: Millis,
  until: Millis,
  most: number,
): Promise<Message[]> {
  const rows = await tx.rows<{ id: string; body: string; tries: number; created_at: Millis }>(
    `update simulated_card_messages set due_at = $2, tries = tries + 1
      where id in (select id from simulated_card_messages
                    where ended_at is null and due_at <= $1
                    order by due_at limit $3 for update skip locked)
      returning id, body, tries, created_at`,
    [iso(now), iso(until), most],
  )
  return rows
    .map(({ created_at: createdAt, ...row }) => ({ ...row, createdAt }))
    .toSorted((a, b) => a.createdAt - b.createdAt)
}

export async function endMessage(tx: Tx, id: string, now: Millis): Promise<void> {
  await tx.rows('update simulated_card_messages set ended_at = $2 where id = $1', [id, iso(now)])
}

export async function postponeMessage(tx: Tx, id: string, until: Millis): Promise<void> {
  await tx.rows('update simulated_card_messages set due_at = $2 where id = $1', [id, iso(until)])
}
