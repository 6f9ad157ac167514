// What anybody who takes card payments for us must be able to do. What a provider's own books say
// is believed; its messages only tell that it is time to look.

import type { CardNext } from '#contract/client/cards.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { Usd } from '#kernel/money.ts'
import type { Millis } from '#kernel/time.ts'
import type { DisputeDesk, ProviderDispute } from '../disputes/dispute.ts'
import type { CardState, DeclineReason } from './card.ts'

export const providerNames = ['simulated', 'stripe'] as const
export type ProviderName = (typeof providerNames)[number]

export type PaymentWish = {
  readonly depositId: string
  readonly amount: Usd
  readonly token: string | null
  readonly startedAt: Millis
  /** Where the provider's own site sends the client back to. */
  readonly returnUrl: string
}

export type StartedPayment = {
  readonly paymentId: string
  /** Null where nothing more is to be done. */
  readonly next: CardNext | null
}

/** As the provider's books have it. */
export type Payment = {
  readonly paymentId: string
  readonly depositId: string
  readonly amount: Usd
  /** ISO 4217, lower case. */
  readonly currency: string
  readonly state: CardState
  /** Of a payment that was declined, where it is told. */
  readonly reason: DeclineReason | null
  /** The same for each payment by one card, and for none by another; null: it is not told. */
  readonly cardFingerprint: string | null
  /** All that there were; some of a disputed payment are not won. */
  readonly disputes: readonly ProviderDispute[]
}

/** What a message tells, as far as it does. */
export type CardEvent = {
  readonly eventId: string
  readonly paymentId: string
  /** One try with a card that was declined; the payment itself may go on. */
  readonly declineId?: string
  readonly told: Partial<Pick<Payment, 'amount' | 'currency' | 'state'>>
}

export type CardMessage = {
  /** As it came, to the byte: the signature is over these. */
  readonly rawBody: Buffer
  readonly header: (name: string) => string | undefined
  readonly now: Millis
}

/** 'forged': not signed by the provider lately. 'other': of no concern to us. */
export type ReadEvent = CardEvent | 'forged' | 'other'

export type CardProvider = {
  /** Where its disputes are answered, by its own numbers. */
  readonly disputes: DisputeDesk
  readonly name: ProviderName
  /** The page for number and security code; null where the provider's own site asks for them. */
  readonly fieldsUrl: string | null
  /** Asked again for the same deposit, it is the same payment. */
  readonly start: (wish: PaymentWish) => Promise<StartedPayment | KnownRefusal>
  readonly look: (paymentId: string) => Promise<Payment | undefined>
  /** Ends a payment that nobody finished; it is as `look` says then. */
  readonly cancel: (paymentId: string) => Promise<void>
  readonly readEvent: (message: CardMessage) => Promise<ReadEvent>
}
