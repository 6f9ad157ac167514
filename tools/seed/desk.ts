// What members of staff do in a made-up world, day by day: they decide on most of what waits, two
// of them where it takes two, and leave some of it lying until it is overdue.

import { isRefusal } from '#kernel/refusal.ts'
import { minute, second } from '#kernel/time.ts'
import { decideDocument } from '#server/identity/documents/decide-document.ts'
import { noteCall } from '#server/identity/documents/note-call.ts'
import { keepOpenings, openDocument } from '#server/identity/documents/open-document.ts'
import { readPictureForStaff } from '#server/identity/documents/read-picture.ts'
import { decidePlan } from '#server/identity/funding/decide-plan.ts'
import { approveWithdrawal } from '#server/money/withdrawals/approve-withdrawal.ts'
import { rejectWithdrawal } from '#server/money/withdrawals/end-withdrawal.ts'
import { noteBankRefusal } from '#server/money/withdrawals/note-bank-refusal.ts'
import { noteBankPaid, watchPayouts } from '#server/money/withdrawals/pay-withdrawal.ts'
import { prepareBankFile } from '#server/money/withdrawals/prepare-bank-file.ts'
import { sendSimulated } from '#server/money/withdrawals/send-simulated.ts'
import {
  answerMessage,
  assignMessage,
  closeMessage,
  reopenMessage,
} from '#server/site/contact/handle-message.ts'
import { listOpenMessages } from '#server/site/contact/list-messages.ts'
import { letChainsGo } from './pay-in.ts'
import { waitingOf } from './waiting.ts'
import { done, type World } from './world.ts'

export type DeskDay = {
  /** Of what waits, one in so many is left for another day. */
  readonly leavesOneIn: number
}

/** Ids of what nobody ever gets to. */
export type Forgotten = Map<string, boolean>

export async function workThrough(
  world: World,
  { leavesOneIn }: DeskDay,
  forgotten: Forgotten,
): Promise<void> {
  const { dice } = world
  const isTaken = (id: string) => {
    const known = forgotten.get(id) ?? dice(20) === 0
    forgotten.set(id, known)
    return !known && dice(leavesOneIn) > 0
  }
  const waiting = await waitingOf(world.db)
  for (const id of waiting.documents.filter(isTaken)) await judgeDocument(world, id)
  for (const { id } of await listOpenMessages(world.db)) {
    if (isTaken(String(id))) await handleMessage(world, id)
  }
  for (const id of waiting.plans.filter(isTaken)) await judgePlan(world, id)
  for (const id of waiting.withdrawals.filter(isTaken)) await judgeWithdrawal(world, id)
  const { payouts, bankPayouts } = await waitingOf(world.db)
  for (const id of payouts.filter(isTaken)) await send(world, id)
  for (const id of bankPayouts.filter(isTaken)) await payByBank(world, id)
  await letChainsGo(world)
  await watchPayouts(world.money.withdrawals)
}

const reasons = [
  'The picture is too dark to read. Please send another one, taken in daylight.',
  'The name on the document is not the name on the account.',
  'The document has expired. Please send one that is still good.',
  'We cannot see all four corners of the document.',
] as const

async function judgeDocument(world: World, id: string): Promise<void> {
  const { clock, dice, identity } = world
  await clock.pass(2 * minute)
  const by = await world.staff('compliance')
  await openDocument(
    { ...identity, openings: keepOpenings() },
    { sessionId: 'world', documentId: id },
    { by, reason: 'To identify them.' },
  )
  await readPictureForStaff(identity, id, { by, reason: 'To identify them.' })
  // Somebody calls a new number first, and not everybody knows the code.
  await noteCall(identity, id, { by, code: '000000' })
  const approved =
    dice(5) > 0
      ? await decideDocument(identity, id, { status: 'approved', reason: null, by })
      : undefined
  if (approved && !isRefusal(approved)) return
  const reason = reasons[dice(reasons.length)] ?? reasons[0]
  await decideDocument(identity, id, { status: 'rejected', reason, by })
}

const answer =
  'Thank you for writing. We have looked at it, and all is in order; please write again if not.'

/** Most are answered, some need none, some are opened again, and some only belong to somebody. */
async function handleMessage(world: World, id: bigint): Promise<void> {
  const { clock, install, past } = world
  await clock.pass(2 * minute)
  const handling = { id, by: await world.staff('support') }
  past.messages += 1
  const turn = past.messages % 5
  if (turn === 3) {
    await assignMessage(install, { ...handling, isMine: true })
    return
  }
  if (turn === 2) await closeMessage(install, { ...handling, reason: 'Sent twice.' })
  else await answerMessage(install, { ...handling, text: answer })
  if (turn !== 1) return
  await clock.pass(minute)
  await reopenMessage(install, { ...handling, reason: 'They wrote back.' })
}

async function judgePlan(world: World, id: string): Promise<void> {
  const { clock, install } = world
  await clock.pass(minute)
  const by = await world.staff('finance')
  const approved = await decidePlan(install, id, { state: 'approved', reason: null, by })
  if (!isRefusal(approved)) return
  const reason = 'What you have paid in does not reach the funding of this plan yet.'
  await decidePlan(install, id, { state: 'rejected', reason, by })
}

async function judgeWithdrawal(world: World, id: string): Promise<void> {
  const { clock, dice, money } = world
  const { withdrawals } = money
  await clock.pass(2 * minute)
  const by = await world.staff('finance')
  if (dice(8) === 0) {
    const reason = 'The account you named is not in your own name. Please use your own.'
    await rejectWithdrawal(withdrawals, id, { by, reason })
    return
  }
  const once = await approveWithdrawal(withdrawals, id, by)
  if (isRefusal(once) || once.approvedBy.length >= once.approvalsNeeded || dice(4) === 0) return
  await clock.pass(minute)
  await approveWithdrawal(withdrawals, id, await world.staff('finance', 'other'))
}

/** Lets a few be paid that nobody pays any more today. */
export async function approveOnly(world: World, most: number): Promise<void> {
  const { withdrawals } = await waitingOf(world.db)
  for (const id of withdrawals.slice(-most)) {
    for (const which of ['one', 'other'] as const) {
      await approveWithdrawal(world.money.withdrawals, id, await world.staff('finance', which))
    }
  }
}

async function send(world: World, id: string): Promise<void> {
  await world.clock.pass(20 * second)
  await world.priceCoins()
  await sendSimulated(world.money.withdrawals, id, await world.staff('finance'))
}

/** One file, of which the bank pays some and refuses some. */
async function payByBank(world: World, id: string): Promise<void> {
  const { clock, dice, money } = world
  await clock.pass(minute)
  const file = await prepareBankFile(money.withdrawals, await world.staff('finance'), id)
  if (isRefusal(file)) return
  await clock.pass(minute)
  const by = await world.staff('finance', 'other')
  const outcome = dice(8)
  if (outcome === 0) {
    await noteBankRefusal(money.withdrawals, id, { by, reason: 'No such account, says the bank.' })
  } else if (outcome > 1) {
    done(await noteBankPaid(money.withdrawals, id, { by, reference: `WIRE-${id.slice(-12)}` }))
  }
}
