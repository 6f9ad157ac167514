// A made-up past, day by day, up to the minute in which it is made: people come in, pay, trade,
// send papers and ask for money, and staff decide. The last days leave work behind.

import { day, hour, later, type Millis, minute, second } from '#kernel/time.ts'
import { oneOf } from '../faults/dice.ts'
import { allowThemselves, askForChange, askForPlan, sendPaper, writeMessage } from './ask.ts'
import { talkToSupport } from './chat.ts'
import { buySomeCredits } from './credits.ts'
import { approveOnly, type Forgotten, workThrough } from './desk.ts'
import { screenAll } from './listed.ts'
import {
  close,
  decideTogether,
  dispute,
  disputeOnly,
  freeze,
  handlingOf,
  loseDeposit,
  moveCoins,
  putRight,
  soundAlarm,
} from './matters.ts'
import { hearOfCards, letChainsGo, payByCard, payInCoins, payJustNow } from './pay-in.ts'
import { askForMoney } from './pay-out.ts'
import { signIn, signUp } from './sign-up.ts'
import type { TradingDesk } from './trade.ts'
import type { Living, World } from './world.ts'

export type Plan = {
  readonly clients: number
  readonly trades: number
  /** The midnight after the last whole day. */
  readonly end: Millis
  /** Where the world ends, on the day after. */
  readonly now: Millis
}

export const worldDays = 45
const burstsADay = 8
/** The end of the world, in which work is left behind. */
const lastHoursMs = 150 * minute

/** On which days something is decided together; the first is decided alone. */
const decisions: Readonly<Record<number, number>> = { 8: 1, 17: 2, 26: 3, [worldDays - 1]: 4 }

/** On which day names are held against a list. */
const listLoadedOn = 32

export function startOf({ end }: Pick<Plan, 'end'>): Millis {
  return later(end, -worldDays * day)
}

export async function liveThrough(
  world: World,
  desk: TradingDesk,
  { clients, trades, end, now }: Plan,
): Promise<void> {
  const forgotten: Forgotten = new Map()
  let placed = 0
  for (let number = 0; number < worldDays; number += 1) {
    const start = later(end, -(worldDays - number) * day)
    const share = (whole: number, days: number) => Math.ceil((whole * (number + 1)) / days)
    const wanted = Math.max(share(clients, worldDays), 20)
    await morning(world, { start, number, clients: wanted, least: clients })
    for (let burst = 1; burst <= burstsADay; burst += 1) {
      await world.clock.to(later(start, 11 * hour + burst * 25 * minute))
      const due = share(trades, worldDays + 1) - placed
      placed += await desk.burst(Math.ceil(due / (burstsADay + 1 - burst)))
    }
    await afternoon(world, { start, number, forgotten })
  }
  await today(world, desk, { start: end, now, trades: trades - placed })
  await lastHours(world, desk, now)
}

type Today = { readonly start: Millis; readonly now: Millis; readonly trades: number }

/** As much of the day on which the world is made as there was. */
async function today(world: World, desk: TradingDesk, { start, now, trades }: Today) {
  const { clock } = world
  const until = later(now, -lastHoursMs)
  const isOver = (hours: number) => later(start, hours * hour) >= until
  if (!isOver(6)) {
    await clock.to(later(start, 6 * hour))
    for (const one of some(world, 3)) await payByCard(world, one)
    for (const one of some(world, 3)) await payInCoins(world, one)
    await hearOfCards(world)
  }
  const hours = [7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20].filter((one) => !isOver(one))
  for (const one of hours) {
    await clock.to(later(start, one * hour))
    await desk.burst(Math.ceil(trades / (hours.length + 1)))
  }
  await clock.to(until)
  await letChainsGo(world)
  await desk.burst(Math.max(5, Math.ceil(trades / (hours.length + 1))), { durationSeconds: 1_800 })
}

type Morning = {
  readonly start: Millis
  readonly number: number
  readonly clients: number
  readonly least: number
}

async function morning(world: World, { start, number, clients, least }: Morning): Promise<void> {
  const { clock, dice } = world
  await clock.to(later(start, 6 * hour))
  const fresh: Living[] = []
  while (world.clients.length < Math.min(clients, least)) fresh.push(await signUp(world))
  if (number === 0) await decideTogether(world, 0)
  for (const one of fresh) {
    if (one.number < 6 || dice(3) > 0) await sendPaper(world, one)
    if (dice(2) === 0) await payByCard(world, one)
    if (one.zeal > 4 || dice(3) === 0) await payInCoins(world, one)
    if (one.number < 12 || one.zeal > 10) await payInCoins(world, one)
  }
  for (const one of some(world, 3)) await signIn(world, one)
  for (const one of some(world, 4)) await payInCoins(world, one)
  for (const one of some(world, 2)) await payByCard(world, one)
  for (const one of some(world, 2)) await writeMessage(world, one)
  for (const one of some(world, 2)) await talkToSupport(world, one)
  for (const one of some(world, 1)) await allowThemselves(world, one)
  await hearOfCards(world)
  await clock.pass(2 * minute)
  await hearOfCards(world)
  await clock.pass(6 * minute)
  await hearOfCards(world)
  await letChainsGo(world)
}

type Afternoon = {
  readonly start: Millis
  readonly number: number
  readonly forgotten: Forgotten
}

async function afternoon(world: World, { start, number, forgotten }: Afternoon): Promise<void> {
  const { clock, dice } = world
  await clock.to(later(start, 15 * hour))
  for (const one of some(world, 2)) await askForPlan(world, one)
  for (const one of some(world, 8)) await askForMoney(world, one)
  for (const one of some(world, 2)) await askForChange(world, one)
  await rareMatters(world, number)
  await clock.to(later(start, 18 * hour))
  const daysLeft = worldDays - number
  if (daysLeft > 1) await workThrough(world, { leavesOneIn: daysLeft < 4 ? 2 : 6 }, forgotten)
  if (number === listLoadedOn) await screenAll(world)
  if (number in decisions) {
    await decideTogether(world, decisions[number] ?? 0)
    await soundAlarm(world, (decisions[number] ?? 0) - 1)
  }
  if (dice(3) === 0) await signIn(world, oneOf(dice, world.clients))
}

/** Each once a fortnight or so, in every way that it may end. */
async function rareMatters(world: World, number: number): Promise<void> {
  const { dice, clients } = world
  const who = oneOf(dice, clients)
  const isLate = number > worldDays - 8
  if (number % 4 === 1) await freeze(world, oneOf(dice, clients), !isLate && number % 8 === 1)
  if (number % 11 === 10) await close(world, oneOf(dice, clients))
  const ending = isLate ? 'waits' : number % 9 === 0 ? 'withdrawn' : 'confirmed'
  if (number % 10 === 3) await dispute(world, oneOf(dice, clients), handlingOf(number))
  if (number % 10 === 7) await loseDeposit(world)
  if (number % 4 === 2) await buySomeCredits(world, activeOf(world), number % 8 === 2)
  if (number % 9 === 5) await moveCoins(world, number, ending)
  if (number % 3 === 0) await putRight(world, 'goodwill', { who, ending })
  if (number % 5 === 4) await putRight(world, 'deposit_restored', { who, ending })
  if (number % 7 === 6) await putRight(world, 'withdrawal_returned', { who, ending })
}

/** What is under way when the world ends. */
async function lastHours(world: World, desk: TradingDesk, now: Millis): Promise<void> {
  const { clock } = world
  await clock.to(later(now, -140 * minute))
  for (const one of some(world, 6)) await sendPaper(world, one)
  await askUntil(world, 10)
  await approveOnly(world, 5)
  await askUntil(world, 10)
  for (const one of some(world, 4)) await askForPlan(world, one, 'made up')
  for (const one of activeOf(world).slice(0, 9)) await askForPlan(world, one, 'made up')
  await disputeOnly(world)
  await clock.to(later(now, -10 * minute))
  for (const one of some(world, 3)) await payJustNow(world, one)
  for (const one of some(world, 2)) await writeMessage(world, one)
  for (const one of some(world, 2)) await talkToSupport(world, one)
  await clock.to(later(now, -30 * second))
  // A day long: they are open when the world is first looked at.
  let open = 0
  for (let tries = 0; tries < 12 && open < 6; tries += 1) {
    open += await desk.burst(3, { durationSeconds: 86_400 })
  }
  await clock.to(now)
}

/** Until so many have asked, or so many times as many have tried. */
async function askUntil(world: World, most: number): Promise<void> {
  const wanted = Math.min(most, Math.max(3, Math.ceil(world.clients.length / 20)))
  let asked = 0
  for (let tries = 0; tries < 6 * wanted && asked < wanted; tries += 1) {
    if (await askForMoney(world, oneOf(world.dice, activeOf(world)))) asked += 1
  }
}

function some(world: World, most: number): Living[] {
  const active = activeOf(world)
  const count = Math.min(most, Math.max(1, Math.ceil(active.length / 20)))
  return Array.from({ length: count }, () => oneOf(world.dice, active))
}

/** Whose account is not frozen for good. */
function activeOf({ clients, past }: World): readonly Living[] {
  return clients.filter(({ id }) => !past.frozen.has(id))
}
