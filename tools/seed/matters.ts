// The rarer matters of a made-up world: accounts frozen and unfrozen, closed, money put right by
// two people, settings that two agree on, and what one of them took back.

import type { AlarmPart } from '#contract/staff/alarm-texts.ts'
import { cents, minus } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { day, minute } from '#kernel/time.ts'
import { freezeAccount } from '#server/identity/freezes/freeze-account.ts'
import { unfreezeAccount } from '#server/identity/freezes/unfreeze-account.ts'
import { keepAlarms } from '#server/install/alarms/keep-alarms.ts'
import { pageOfAlarms, seeAlarm } from '#server/install/alarms/see-alarm.ts'
import { applyDueChanges } from '#server/install/operators/apply-due-changes.ts'
import { changeSetting } from '#server/install/operators/change-setting.ts'
import { confirmProposal, withdrawProposal } from '#server/install/operators/decide-proposal.ts'
import { removeMember } from '#server/install/operators/manage-members.ts'
import {
  confirmCorrection,
  withdrawCorrection,
} from '#server/money/corrections/decide-correction.ts'
import { proposeCorrection } from '#server/money/corrections/propose-correction.ts'
import {
  acceptLoss,
  answerDispute,
  noteEvidence,
  pageOfDisputes,
} from '#server/money/disputes/answer-dispute.ts'
import { decideMovement } from '#server/money/reconciliation/decide-movement.ts'
import { noteMovement } from '#server/money/reconciliation/note-movement.ts'
import { findForStaff } from '#server/money/withdrawals/list-for-staff.ts'
import { operatorWallet } from '#server/money/withdrawals/operator-wallet.ts'
import { netOf } from '#server/money/withdrawals/withdrawal.ts'
import { closeAccount } from '#server/oversight/privacy/close-account.ts'
import { hearOfCards, letChainsGo, payByCard } from './pay-in.ts'
import { askForMoney } from './pay-out.ts'
import { correctable, paidInEther, poorestIdentified } from './waiting.ts'
import { done, type Living, type World, worldStaff } from './world.ts'

export async function freeze(world: World, { id }: Living, isEnded: boolean): Promise<void> {
  const { clock, identity, past } = world
  await clock.pass(minute)
  const by = await world.staff('compliance')
  const reason = 'We have questions about where your money comes from. Please write to us.'
  const frozen = await freezeAccount(identity, { known: String(id), reason, by })
  if (isRefusal(frozen)) return
  if (!isEnded) {
    past.frozen.add(id)
    return
  }
  await clock.pass(30 * minute)
  const why = 'Your answers and papers are in order. Thank you.'
  await unfreezeAccount(identity, { known: String(id), reason: why, by: await world.staff('risk') })
}

export async function close(world: World, { id }: Living): Promise<void> {
  const { clock, identity, passwordHash } = world
  await clock.pass(minute)
  const { methodsOf } = identity.secondStep
  const deps = { ...identity, methodsOf, onEnded: () => {} }
  const reason = 'I trade elsewhere now.'
  await closeAccount(deps, id, { reason, passwordHash, proof: undefined })
}

const endings = ['confirmed', 'confirmed', 'withdrawn', 'waits'] as const
export type Ending = (typeof endings)[number]

export async function putRight(
  world: World,
  kind: 'goodwill' | 'deposit_restored' | 'withdrawal_returned',
  { who, ending }: { readonly who: Living; readonly ending: Ending },
): Promise<boolean> {
  const { clock, dice, money } = world
  await clock.pass(minute)
  const wish = await wishOf(world, kind, who)
  if (!wish) return false
  const by = await world.staff('finance')
  const amount = cents(BigInt(500 + dice(20_000)))
  const asked = await proposeCorrection(
    money.corrections,
    wish.kind === 'goodwill' ? { ...wish, amount, by } : { ...wish, by },
  )
  if (isRefusal(asked)) return false
  const { id } = asked
  await clock.pass(minute)
  const other = await world.staff('finance', 'other')
  if (ending === 'confirmed') await confirmCorrection(money.corrections, { id, by: other })
  if (ending === 'withdrawn') await withdrawCorrection(money.corrections, { id, by })
  return true
}

async function wishOf({ db }: World, kind: Parameters<typeof putRight>[1], who: Living) {
  if (kind === 'goodwill') {
    const reason = 'A goodwill payment for the hour in which the chart did not move.'
    return { kind, reason, known: String(who.id) } as const
  }
  if (kind === 'deposit_restored') {
    const depositId = await correctable(db, 'deposit')
    const reason = 'The bank of the card has decided for us.'
    return depositId === undefined ? undefined : ({ kind, reason, depositId } as const)
  }
  const withdrawalId = await correctable(db, 'withdrawal')
  const paid = withdrawalId && (await findForStaff(db, withdrawalId))
  if (!paid) return undefined
  const amount = minus(netOf(paid), cents(100n))
  const reason = 'The bank sent the payment back: the account was closed.'
  return {
    kind,
    reason,
    withdrawalId: paid.id,
    amount,
    reference: `BACK-${paid.id.slice(-8)}`,
  } as const
}

/** What staff do about a dispute; the bank decides for us unless they give in. */
const handlings = ['answered', 'accepted', 'left', 'answered', 'left'] as const
export type Handling = (typeof handlings)[number]

export const handlingOf = (number: number): Handling =>
  handlings[Math.floor(number / 10) % handlings.length] ?? 'left'

/** What was paid in and is disputed by its owner, whose bank decides in the end. */
export async function dispute(world: World, who: Living, handling: Handling): Promise<void> {
  await payByCard(world, who, 'dispute')
  await hearOfDispute(world, handling)
}

/** It waits for an answer; not everybody may pay in. */
export async function disputeOnly(world: World): Promise<void> {
  for (const who of world.clients) {
    await payByCard(world, who, 'dispute')
    await hearOfCards(world)
    await world.clock.pass(2 * minute)
    await hearOfCards(world)
    if (await findUnanswered(world)) return
  }
}

async function findUnanswered({ db, clock }: World) {
  const asked = { state: 'needs_answer', due: null, clientId: null, after: null, limit: 1 } as const
  const [found] = await pageOfDisputes(db, { ...asked, now: clock.now() })
  return found
}

async function hearOfDispute(world: World, handling: Handling = 'left'): Promise<void> {
  await hearOfCards(world)
  await world.clock.pass(2 * minute)
  await hearOfCards(world)
  await world.clock.pass(minute)
  if (handling !== 'left') await handleDispute(world, handling)
  await world.clock.pass(6 * minute)
  await hearOfCards(world)
}

async function handleDispute(world: World, handling: 'answered' | 'accepted'): Promise<void> {
  const { money } = world
  const found = await findUnanswered(world)
  if (!found) return
  const by = await world.staff('finance')
  const { id } = found
  if (handling === 'accepted') {
    const text = 'The client says on the phone that the card is their mother’s.'
    done(await acceptLoss(money.disputes, { id, by, text }))
    return
  }
  const note = 'Signed in on the browser they always use, an hour before and after.'
  done(await noteEvidence(money.disputes, { id, by, text: note }))
  const text = 'The payment was confirmed by the card’s own bank. The money was traded with.'
  done(await answerDispute(money.disputes, { id, by, text }))
}

/**
 * Somebody takes out all they have and then disputes what they paid in: what is not there any more
 * is lost, until their bank decides for us.
 */
export async function loseDeposit(world: World): Promise<void> {
  const { clients, db } = world
  const poorest = await poorestIdentified(db)
  const who = clients.find(({ id }) => id === poorest)
  if (!who) return
  await payByCard(world, who, 'dispute')
  await hearOfCards(world)
  await askForMoney(world, who, 'everything')
  await hearOfDispute(world)
}

/** Coins that the operator takes to another wallet, and what was noted of a payment by mistake. */
export async function moveCoins(world: World, number: number, ending: Ending): Promise<void> {
  const { db, clock, money, chains, install } = world
  await clock.pass(minute)
  const by = await world.staff('finance')
  const wallet = await operatorWallet(db, 'eth', { ...install, settings: install.settings() })
  if (isRefusal(wallet)) return
  const to = '0x52908400098527886E0F7030069857D2E4169EE7'
  const order = { reference: `sweep-${number}`, to, units: 10n ** 15n, ...wallet }
  const sent = await chains.eth.send(order)
  if ('fault' in sent) return
  await letChainsGo(world)
  const swept = { kind: 'sweep', coin: 'eth', txid: sent.txid, by } as const
  const noted = await noteMovement(money.custody, swept)
  if (isRefusal(noted)) return
  const other = await world.staff('finance', 'other')
  // One that is waited for still holds the books apart: none of those is older than a week.
  if (ending !== 'waits') {
    done(await decideMovement(money.custody, { id: noted.id, outcome: 'confirmed', by: other }))
  }
  const paid = await paidInEther(db)
  const wrong = { kind: 'paid_elsewhere', coin: 'eth', txid: paid ?? '', by } as const
  const mistaken = paid === undefined ? undefined : await noteMovement(money.custody, wrong)
  if (!mistaken || isRefusal(mistaken)) return
  done(await decideMovement(money.custody, { id: mistaken.id, outcome: 'dropped', by }))
}

const whys: Readonly<Record<string, string>> = {
  withdrawal_two_staff_above: 'The desk is small: one of us decides up to here, and two above.',
  withdrawal_day_limits: 'Asked for by the bank that pays out for us.',
}

/** Settings in every state that one can be in. */
export async function decideTogether(world: World, step: number): Promise<void> {
  const { db, clock, random, seal, install } = world
  await clock.pass(minute)
  const deps = { db, clock, random, mode: install.mode, seal: async () => seal }
  const [one, other] = [await world.staff('administrator'), await world.staff('risk', 'other')]
  const ask = async (name: string, value: unknown) => {
    const why = { reason: whys[name] ?? 'As agreed on Monday.', evidence: null }
    const changed = done(await changeSetting(deps, { name, readings: [value], why }, one))
    return 'proposal' in changed ? changed.proposal.id : undefined
  }
  if (step === 0) {
    await ask('demo_operator', false)
    await ask('support_email', 'support@world.example')
    await ask('withdrawal_two_staff_above', 8_000)
  }
  if (step === 1) {
    const id = await ask('withdrawal_two_staff_above', 9_000)
    if (id !== undefined) done(await confirmProposal(deps, id, other))
    await clock.pass(day + minute)
    await applyDueChanges({ db, clock, seal, keyProblems: () => [] })
  }
  if (step === 2) {
    const id = await ask('withdrawal_two_staff_above', 12_000)
    await clock.pass(minute)
    if (id !== undefined) done(await withdrawProposal(deps, id, one))
  }
  if (step === 3) {
    await ask('withdrawal_day_limits', { unverified: 1_000, verified: 50_000 })
    await ask('withdrawal_day_limits', { unverified: 5_000, verified: 200_000 })
    await removeMember(deps, worldStaff[3].email, one)
  }
  if (step === 4) {
    await ask('withdrawal_day_limits', { unverified: 4_000, verified: 150_000 })
    await removeMember(deps, worldStaff[5].email, one)
    const id = await ask('withdrawal_two_staff_above', 11_000)
    await clock.pass(minute)
    if (id !== undefined) done(await confirmProposal(deps, id, other))
  }
  await world.readSettings()
}

const sounded: readonly (readonly AlarmPart[])[] = [
  [
    { code: 'trades_void', details: { voided: 3, settled: 41 } },
    { code: 'void_cause', details: { cause: 'source_silent', count: 3 } },
  ],
  [
    {
      code: 'source_not_good',
      details: { source: 'simulated', state: 'silent', good: 0, instruments: 36 },
    },
  ],
  [{ code: 'card_message', details: { provider: 'simulated' } }],
]

/** An alarm at each of the first steps; the first is seen to, the last ones wait. */
export async function soundAlarm(world: World, step: number): Promise<void> {
  const { db, clock, random } = world
  const parts = sounded[step]
  if (!parts) return
  await clock.pass(minute)
  const { alarm, kept } = keepAlarms({ db, clock, random, log: () => {} })
  alarm(...parts)
  await kept()
  if (step > 0) return
  const all = { text: null, days: { from: null, until: null }, after: null }
  const newest = { ...all, state: 'waiting', sort: '-sounded_at', limit: 1 } as const
  const [one] = (await pageOfAlarms(db, newest)).page
  if (!one) return
  await clock.pass(minute)
  const by = await world.staff('risk', 'other')
  done(await seeAlarm({ db, clock }, { id: one.id, reason: 'The node was restarted.', by }))
}
