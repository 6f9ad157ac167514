// Card payments by Stripe Checkout: the client types the card on Stripe's own site, and is sent
// back. Its books are asked for every session; a message only says which one.

import type Stripe from 'stripe'
import { cents as usd, usdToCents } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import { later, type Millis, millis, second } from '#kernel/time.ts'
import { Outage } from '#server/platform/outage.ts'
import type { ProviderDispute } from '../disputes/dispute.ts'
import { type CardState, givenUpAfterMs } from './card.ts'
import type { CardProvider, Payment, PaymentWish, ReadEvent } from './card-provider.ts'
import { toleranceMs } from './sign-webhook.ts'

export type StripeKeys = { readonly secretKey: string; readonly webhookSecret: string }

export type StripeDeps = StripeKeys & {
  /** Where its API is, for tests. */
  readonly api?: Stripe.StripeConfig
}

export function createStripeProvider(deps: StripeDeps): CardProvider {
  let client: Promise<Stripe> | undefined
  const stripe = () => {
    client ??= openStripe(deps)
    return client
  }
  return {
    name: 'stripe',
    fieldsUrl: null,
    start: async (wish) => start(await stripe(), wish),
    look: async (id) => {
      const books = await stripe()
      const session = await asked(books.checkout.sessions.retrieve(id, { expand: [ofCard] }))
      return session && paymentOf(session, await disputesOf(books, session))
    },
    cancel: async (id) => {
      const books = await stripe()
      await asked(books.checkout.sessions.expire(id))
    },
    disputes: {
      answer: async (id, text) => {
        const evidence = { uncategorized_text: text }
        const books = await stripe()
        return Boolean(await asked(books.disputes.update(id, { evidence, submit: true })))
      },
      accept: async (id) => {
        const books = await stripe()
        return Boolean(await asked(books.disputes.close(id)))
      },
    },
    readEvent: async ({ rawBody, header, now }) => {
      const books = await stripe()
      const event = await eventOf(books, rawBody, header('stripe-signature') ?? '', {
        secret: deps.webhookSecret,
        now,
      })
      return event ? meaningOf(books, event) : 'forged'
    },
  }
}

/** The library is loaded by those who use it. */
async function openStripe({ secretKey, api }: StripeDeps): Promise<Stripe> {
  const { default: Library } = await import('stripe')
  return new Library(secretKey, {
    timeout: 15 * second,
    maxNetworkRetries: 2,
    telemetry: false,
    ...api,
  })
}

async function start(stripe: Stripe, wish: PaymentWish) {
  const { depositId, amount, startedAt, returnUrl } = wish
  const metadata = { deposit_id: depositId }
  const session = await asked(
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: depositId,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: 'usd',
              unit_amount: usdToCents(amount),
              product_data: { name: 'Deposit' },
            },
          },
        ],
        metadata,
        payment_intent_data: { metadata },
        // Asking again asks for the same, as the key demands.
        expires_at: Math.ceil(later(startedAt, givenUpAfterMs) / second),
        success_url: returnUrl,
        cancel_url: returnUrl,
      },
      { idempotencyKey: `deposit-${depositId}` },
    ),
  )
  if (!session?.url) return refuse('card_token_invalid')
  return { paymentId: session.id, next: { kind: 'redirect' as const, url: session.url } }
}

/**
 * Those that keep the money from us, or kept it. A bank that only asks has not taken it, and may be
 * content with the answer.
 */
async function disputesOf(
  stripe: Stripe,
  { payment_status, payment_intent: intent }: Stripe.Checkout.Session,
): Promise<ProviderDispute[]> {
  const payment = typeof intent === 'string' ? intent : intent?.id
  if (payment_status !== 'paid' || payment === undefined) return []
  const found = await asked(stripe.disputes.list({ payment_intent: payment, limit: 100 }))
  return (found?.data ?? []).flatMap((dispute) => {
    const state = disputeStateOf(dispute.status)
    const dueBy = dispute.evidence_details?.due_by ?? null
    if (!state) return []
    return [
      {
        disputeId: dispute.id,
        state,
        amount: usd(BigInt(dispute.amount)),
        reason: dispute.reason.slice(0, reasonMost) || 'general',
        dueBy: dueBy === null ? null : millis(dueBy * second),
        openedAt: millis(dispute.created * second),
      },
    ]
  })
}

/** What of a session says by which card it was paid. */
const ofCard = 'payment_intent.latest_charge'

function fingerprintOf({ payment_intent: intent }: Stripe.Checkout.Session): string | null {
  const charge = typeof intent === 'string' ? null : intent?.latest_charge
  if (charge === null || charge === undefined || typeof charge === 'string') return null
  return charge.payment_method_details?.card?.fingerprint ?? null
}

const reasonMost = 60

function disputeStateOf(status: string): ProviderDispute['state'] | undefined {
  if (status === 'won' || status === 'lost' || status === 'under_review') return status
  return status.startsWith('warning_') ? undefined : 'needs_answer'
}

function paymentOf(
  session: Stripe.Checkout.Session,
  disputes: readonly ProviderDispute[],
): Payment | undefined {
  const { id, client_reference_id: depositId, amount_total: cents, currency } = session
  if (!depositId || !cents || !currency) return undefined
  const isDisputed = disputes.some((dispute) => dispute.state !== 'won')
  const state = isDisputed ? 'disputed' : stateOf(session)
  return {
    paymentId: id,
    depositId,
    amount: usd(BigInt(cents)),
    currency,
    state,
    reason: null,
    cardFingerprint: fingerprintOf(session),
    disputes,
  }
}

function stateOf({ payment_status, status }: Stripe.Checkout.Session): CardState {
  if (payment_status === 'paid') return 'paid'
  return status === 'expired' ? 'expired' : 'waiting'
}

type Checked = { readonly secret: string; readonly now: Millis }

async function eventOf(
  { webhooks }: Stripe,
  rawBody: Buffer,
  signature: string,
  { secret, now }: Checked,
): Promise<Stripe.Event | undefined> {
  // The library minds old ones only.
  const signedAt = Number(/\bt=(\d{1,12})/.exec(signature)?.[1]) * second
  if (!(signedAt - now <= toleranceMs)) return undefined
  try {
    return await webhooks.constructEventAsync(
      ...([rawBody, signature, secret, toleranceMs / second, undefined] as const),
      now,
    )
  } catch {
    return undefined
  }
}

async function meaningOf(stripe: Stripe, event: Stripe.Event): Promise<ReadEvent> {
  const eventId = event.id
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed': {
      const { id: paymentId, amount_total: cents, currency } = event.data.object
      const told = { ...(cents && { amount: usd(BigInt(cents)) }), ...(currency && { currency }) }
      return { eventId, paymentId, told }
    }
    case 'payment_intent.payment_failed': {
      const paymentId = await sessionOf(stripe, event.data.object.id)
      return paymentId ? { eventId, paymentId, declineId: eventId, told: {} } : 'other'
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.funds_withdrawn': {
      const { payment_intent: intent } = event.data.object
      const paymentId = await sessionOf(stripe, typeof intent === 'string' ? intent : intent?.id)
      return paymentId ? { eventId, paymentId, told: {} } : 'other'
    }
    default:
      return 'other'
  }
}

async function sessionOf(stripe: Stripe, intent: string | undefined): Promise<string | undefined> {
  if (intent === undefined) return undefined
  const found = await asked(stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 }))
  return found?.data[0]?.id
}

/** Undefined where Stripe says that this cannot be; an outage where it does not answer. */
async function asked<T>(answer: Promise<T>): Promise<T | undefined> {
  const { default: Library } = await import('stripe')
  try {
    return await answer
  } catch (error) {
    if (error instanceof Library.errors.StripeInvalidRequestError) return undefined
    throw new Outage('the card provider does not answer', { cause: error })
  }
}
