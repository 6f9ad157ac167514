// A deposit as staff see it, and what the one who looks may do about it.

import type {
  DepositDeed,
  ListedDeposit,
  StaffDeposit as StaffView,
} from '#contract/staff/deposits.ts'
import { mayDo, type StaffRole } from '#contract/staff/powers.ts'
import { unitsToText } from '#kernel/coins.ts'
import { emailKeyOf } from '#kernel/email.ts'
import { type Usd, usdToText } from '#kernel/money.ts'
import { iso } from '#kernel/time.ts'
import type { Lens } from '#server/identity/reveals/reveal.ts'
import { canRefuse, type Deposit, detailOf, statusOf } from './deposit.ts'
import type { ViewFacts } from './deposit-view.ts'
import { type DepositFile, isBackOn, type OwnedDeposit } from './list-for-staff.ts'

type Seeing = ViewFacts & { readonly show: Lens }
type Member = { readonly email: string; readonly roles: readonly StaffRole[] }

export function listedView(
  { deposit, client }: OwnedDeposit,
  { show, now, needed }: Seeing,
): ListedDeposit {
  const { id, method, network, ask, credit, arrival } = deposit
  const amount = credit?.amount ?? ask?.amount
  const { email, firstname, lastname, state: standing } = client
  return {
    id,
    client: {
      id: String(client.id),
      email: show(client, 'email', email),
      name: show(client, 'name', `${firstname} ${lastname}`),
      standing,
    },
    method,
    network,
    status: statusOf(deposit),
    detail: detailOf(deposit, now),
    amount: amount === undefined ? null : usdToText(amount),
    coins: method === 'card' || !arrival ? null : unitsToText(method, arrival.units),
    confirmations: arrival?.confirmations ?? 0,
    confirmations_needed:
      method === 'card' ? 0 : needed(method, arrival?.units ?? ask?.quote?.units ?? 0n),
    has_receipt: deposit.hasReceipt,
    is_back: isBackOn(deposit),
    asked_at: iso(deposit.createdAt),
  }
}

export function staffView(
  file: DepositFile,
  { member, ...seeing }: Seeing & { readonly member: Member },
): StaffView {
  const { deposit, client, steps, charge, likeReceipts, sums } = file
  const { address, credit } = deposit
  const sum = ({ count, amount }: { count: number; amount: Usd }) => ({
    count,
    amount: usdToText(amount),
  })
  return {
    ...listedView(file, seeing),
    address: address === null ? null : seeing.show(client, 'wallet', address),
    asked: askedView(deposit),
    output: outputView(deposit),
    charge: charge
      ? {
          id: charge.id,
          amount: usdToText(charge.amount),
          at: iso(charge.at),
          disputes: charge.disputes.map(({ id, at }) => ({ id, at: iso(at) })),
        }
      : null,
    credit: credit && {
      amount: usdToText(credit.amount),
      rate: credit.rate,
      rest_rate: credit.restRate,
    },
    like_receipts: likeReceipts.map(({ deposit: other, differingBits }) => ({
      deposit: other,
      differing_bits: differingBits,
    })),
    steps: steps.map(({ at, ...step }) => ({ ...step, at: iso(at) })),
    sums: {
      approved: sum(sums.approved),
      waiting: sum(sums.waiting),
      reversed: sum(sums.reversed),
    },
    deeds: deedsOf(file, member),
  }
}

function askedView({ method, ask }: Deposit): StaffView['asked'] {
  if (!ask) return null
  const { quote } = ask
  return {
    amount: usdToText(ask.amount),
    rate: quote?.rate ?? null,
    coins: method === 'card' || !quote ? null : unitsToText(method, quote.units),
    rate_until: quote ? iso(quote.expiresAt) : null,
  }
}

function outputView({ method, arrival }: Deposit): StaffView['output'] {
  if (method === 'card' || !arrival) return null
  const { txid, index, units, height, seenAt, goneAt } = arrival
  return {
    transaction: txid,
    index,
    coins: unitsToText(method, units),
    height,
    seen_at: iso(seenAt),
    gone_at: goneAt === null ? null : iso(goneAt),
  }
}

/** The use cases ask again. */
function deedsOf({ deposit, client }: OwnedDeposit, { email, roles }: Member): DepositDeed[] {
  if (emailKeyOf(client.email) === emailKeyOf(email)) return []
  const can: Readonly<Record<DepositDeed, boolean>> = {
    reject: mayDo(roles, 'deposit.reject') && canRefuse(deposit),
    restore: mayDo(roles, 'correction.propose') && deposit.step.state === 'reversed',
    see_receipt: mayDo(roles, 'receipt.read') && deposit.hasReceipt,
  }
  return (Object.keys(can) as DepositDeed[]).filter((deed) => can[deed])
}
