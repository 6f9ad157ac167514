// A run with money: clients deposit, withdraw and trade over HTTP while the server is killed and
// those outside of it fail in their ways; then everybody's books are held against each other.

import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { coins } from '#kernel/coins.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import { depositKeyOf } from '#server/money/deposits/account-keys.ts'
import { methods } from '#server/money/methods/coin-methods.ts'
import { deriveAddress } from '#server/money/methods/derive-address.ts'
import { diceOf, oneOf } from './dice.ts'
import { openMailbox } from './mailbox.ts'
import type { Doing } from './money-asks.ts'
import { opens } from './money-calls.ts'
import { checkMoney, type MoneyVerdict } from './money-check.ts'
import {
  cancel,
  choosePlan,
  type Deed,
  lookBack,
  payByCard,
  payCoins,
  trade,
  withdraw,
} from './money-deeds.ts'
import { allMoments, type FaultSize, planFaults } from './money-faults.ts'
import { type MoneyInstall, type MoneyInstallOptions, makeMoneyInstall } from './money-install.ts'
import { openMoneyJournal } from './money-journal.ts'
import { settleMoney } from './money-settle.ts'
import { workOn } from './money-staff.ts'
import type { MoneyDefect } from './outside-client.ts'
import type { Sandbox } from './sandbox.ts'
import { type FaultCounts, makeTrouble } from './trouble.ts'

export type MoneySize = FaultSize & {
  readonly people: number
  /** So many operations go on at once, with about this pause after each. */
  readonly workers: number
  readonly pauseMs: number
  /** For what is under way to come to an end. */
  readonly patienceMs: number
}

const small = { hasTrueMinute: false, faultMs: 400, workers: 16 } as const
/** Just long enough to be noticed: what is broken may never come to an end. */
const defect = { ...small, others: 0, people: 6, pauseMs: 20, patienceMs: 15_000 } as const

export const moneySizes = {
  suite: {
    ...small,
    operations: 150,
    kills: 2,
    moments: ['any', 'send'],
    others: 4,
    people: 12,
    pauseMs: 10,
    patienceMs: 60_000,
  },
  resent: { ...defect, operations: 40, kills: 2, moments: ['send'] },
  unkeyed: { ...defect, operations: 40, kills: 0, moments: [], patienceMs: 4_000 },
  keyless: { ...defect, operations: 40, kills: 0, moments: [], patienceMs: 4_000 },
} as const satisfies Record<'suite' | MoneyDefect, MoneySize>

/** Of a full run: a kill for every 25 operations, another fault for every 20. */
export function fullSize(operations: number): MoneySize {
  return {
    operations,
    kills: Math.ceil(operations / 25),
    others: Math.ceil(operations / 20),
    moments: allMoments,
    hasTrueMinute: true,
    faultMs: 2_000,
    people: 60,
    workers: 6,
    pauseMs: 200,
    patienceMs: 120_000,
  }
}

export type MoneyOptions = {
  readonly seed: number
  readonly defect: MoneyDefect | null
  readonly log: (line: string) => void
}

export type MoneyFigures = {
  readonly operations: number
  readonly asked: Readonly<Record<string, number>>
  readonly answered: { readonly acked: number; readonly refused: number; readonly again: number }
  readonly faults: FaultCounts
  readonly outside: { readonly asked: number; readonly refused: number; readonly lost: number }
  readonly frozen: number
  /** How often the server ended without being killed. */
  readonly deaths: number
  readonly seconds: number
  readonly verdict: MoneyVerdict
}

/** The demo operator sends within seconds. */
const spendingMs = 15_000

const deeds: readonly (readonly [weight: number, deed: Deed])[] = [
  [8, payByCard],
  [7, payCoins],
  [6, withdraw],
  [2, cancel],
  [4, ({ install }, dice) => workOn(install, dice)],
  [6, trade],
  [1, choosePlan],
  [2, lookBack],
]
const all = deeds.flatMap(([weight, deed]) => Array.from({ length: weight }, () => deed))

export async function runMoney(
  sandbox: Sandbox,
  size: MoneySize,
  { seed, defect, log }: MoneyOptions,
): Promise<MoneyFigures> {
  const began = Date.now()
  const install = await openMoneyInstall(sandbox, { people: size.people, seed, defect })
  log(`${secondsSince(began)} s: the server is open`)
  let isAbandoned = false
  const caller = { url: install.url, isAbandoned: () => isAbandoned }
  const doing = openDoing(sandbox, { install, caller, name: `money-${seed}-${defect}` })
  const trouble = makeTrouble(install, diceOf(seed, -3))
  try {
    await operate(doing, size, { seed, log, strike: trouble.strike })
    await trouble.untilSpent(spendingMs)
    trouble.calm()
    log(`${secondsSince(began)} s: all is asked`)
    const unsettled = await settleMoney(doing, size.patienceMs)
    log(`${secondsSince(began)} s: all is settled`)
    const checked = await checkMoney(doing)
    const verdict = { ...checked, problems: [...unsettled, ...checked.problems] }
    return figuresOf(doing, { size, faults: trouble.counts, verdict, began })
  } finally {
    isAbandoned = true
    trouble.calm()
    await trouble.stop()
    await install.close()
  }
}

export function openDoing(
  { folder }: Sandbox,
  { install, caller, name }: Pick<Doing, 'install' | 'caller'> & { readonly name: string },
): Doing {
  return {
    install,
    caller,
    steps: new Set(),
    frozen: new Set(),
    journal: openMoneyJournal(join(folder, `${name}.journal`)),
    mails: openMailbox(install.outbox),
  }
}

/**
 * Fast enough for trades of a minute, and for deposits that are disputed after one, to end within
 * seconds. A machine that is too busy for fresh prices at that speed gets them at a lower one.
 */
const speeds = [20, 5]

export async function openMoneyInstall(
  sandbox: Sandbox,
  options: Omit<MoneyInstallOptions, 'speed'>,
  tried: readonly number[] = speeds,
): Promise<MoneyInstall> {
  for (const speed of tried) {
    const install = await makeMoneyInstall(sandbox, { ...options, speed })
    await fillWallets(install)
    install.start()
    if (await opens(install.url, install.people)) return install
    await install.close()
  }
  throw new Error('the server did not open')
}

type Operating = {
  readonly seed: number
  readonly log: (line: string) => void
  readonly strike: (fault: ReturnType<typeof planFaults>[number]['fault']) => Promise<void>
}

async function operate(doing: Doing, size: MoneySize, { seed, log, strike }: Operating) {
  const planned = planFaults(size, diceOf(seed))
  const striking: Promise<void>[] = []
  let next = 0
  const work = async () => {
    while (next < size.operations) {
      const nr = next
      next += 1
      while (planned[0] && planned[0].after <= nr) {
        const first = planned.shift()
        if (first) striking.push(strike(first.fault))
      }
      const dice = diceOf(seed, nr + 1)
      // A deed may fail with what it depends on: what counts is how all of it ends.
      await oneOf(dice, all)(doing, dice, `money-${nr}`).catch((error: unknown) =>
        note(failures, error),
      )
      await sleep(dice(2 * size.pauseMs))
      if (nr > 0 && nr % 250 === 0) log(`${nr} operations, ${doing.frozen.size} accounts frozen`)
    }
  }
  const failures = new Map<string, number>()
  await Promise.all(Array.from({ length: size.workers }, work))
  await Promise.all(striking)
  if (failures.size > 0) log(`failed: ${JSON.stringify(Object.fromEntries(failures))}`)
}

function note(failures: Map<string, number>, error: unknown): void {
  const words = String(error).slice(0, 80)
  failures.set(words, (failures.get(words) ?? 0) + 1)
}

/** The operator's own wallets hold enough, so that what clients pay in is never paid out again. */
async function fillWallets({ outside }: MoneyInstall): Promise<void> {
  for (const coin of coins) {
    const place = depositKeyOf(defaultSettings, coin, 'sandbox')
    if (place === undefined || typeof place === 'string') throw new Error(place)
    const { address } = deriveAddress(place.key, 0, 1)
    for (let times = 0; times < 20; times += 1) {
      await outside.chains[coin].faucet(address, methods[coin].simulated.faucetMost)
    }
    await outside.chains[coin].grow(30)
  }
}

type Ending = {
  readonly size: MoneySize
  readonly faults: FaultCounts
  readonly verdict: MoneyVerdict
  readonly began: number
}

function figuresOf(
  { install, journal, frozen }: Doing,
  { size, faults, verdict, began }: Ending,
): MoneyFigures {
  const asked: Record<string, number> = {}
  const answered = { acked: 0, refused: 0, again: 0 }
  for (const { kind, outcome, tries } of journal.entries()) {
    asked[kind] = (asked[kind] ?? 0) + 1
    if (outcome !== 'unknown') answered['acked' in outcome ? 'acked' : 'refused'] += 1
    answered.again += tries - 1
  }
  return {
    operations: size.operations,
    asked,
    answered,
    faults,
    frozen: frozen.size,
    verdict,
    outside: install.outside.counts,
    deaths: install.deaths(),
    seconds: secondsSince(began),
  }
}

export function secondsSince(instant: number): number {
  return Math.round((Date.now() - instant) / 1_000)
}
