// One attack on a server with little memory, while somebody else asks it something small fifty
// times a second and a few clients trade: the longest anyone waited, and the most memory it took.

import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { routes } from '#contract/routes.ts'
import { percentile } from '../percentile.ts'
import type { AttackerOptions } from './attacker-child.ts'
import type { AttackName, Tally } from './attacks.ts'
import { type Install, makeInstall } from './install.ts'
import { openJournal } from './journal.ts'
import { type Load, startLoad } from './load.ts'
import { killed, projectRoot, type Sandbox } from './sandbox.ts'

export const goals = { stallMs: 250, peakMb: 512 } as const

/** What `npm start` gives the server, and an upper bound of its heap. */
const execArgv = ['--max-old-space-size=384', '--max-semi-space-size=32']
const pauseMs = 20
const patienceMs = 240_000

export type Trial = Tally & {
  readonly attack: AttackName
  /** The longest the bystander waited for an answer, and a hundredth of the time. */
  readonly stallMs: number
  readonly p99Ms: number
  readonly answers: number
  readonly failures: number
  readonly trades: number
  readonly peakMb: number
  /** How often the server ended by itself. */
  readonly deaths: number
  /** Of the machine, before the attack: with much else on it, figures say little. */
  readonly load: number
}

/** How much is waited for while the attack goes on. */
export type TrialSize = {
  /** With prices of everything and with its pages, which takes a while to start. */
  readonly isWhole: boolean
  readonly ms: number
  readonly asked: number
  readonly answers: number
  readonly trades: number
}

export async function tryAttack(
  sandbox: Sandbox,
  attack: AttackName,
  size: TrialSize,
): Promise<Trial> {
  const server = { trustedProxies: 1, ...(size.isWhole ? { feed: 'simulated', projectRoot } : {}) }
  const install = await makeInstall(sandbox, { traders: 4, speed: 1, execArgv, server })
  const journal = await openJournal(join(sandbox.folder, `${attack.replaceAll(' ', '-')}.journal`))
  install.start()
  const { port, traders, symbol } = install
  await until(() => isTrading(port), 'the server to trade')
  for (const { token } of traders) await acceptTexts(port, token)
  const load = startLoad({ port, traders, journal, symbol, workers: 2, pauseMs: 100 })
  const bystander = startBystander(port)
  try {
    await until(() => load.ackTimes.length > 0, 'a first trade')
    const symbols = await symbolsOf(port)
    bystander.reset()
    const [machine = 0] = loadavg()
    const before = load.ackTimes.length
    const attacker = sandbox.startChild('attacker', { attack, port, symbols } as AttackerOptions)
    let tally: Tally = { asked: 0, closed: 0 }
    attacker.on('message', (told) => {
      tally = told as Tally
    })
    const began = performance.now()
    await until(
      () =>
        performance.now() - began >= size.ms &&
        tally.asked >= size.asked &&
        bystander.waits.length >= size.answers &&
        load.ackTimes.length - before >= size.trades,
      `the server to serve others under "${attack}"`,
    )
    await killed(attacker)
    await bystander.stop()
    return {
      attack,
      ...tally,
      trades: load.ackTimes.length - before,
      load: machine,
      ...figuresOf(bystander),
      peakMb: await install.peakMb(),
      deaths: install.deaths(),
    }
  } finally {
    await endAll(install, load, bystander)
    await journal.close()
  }
}

async function endAll(install: Install, load: Load, bystander: Bystander): Promise<void> {
  await bystander.stop()
  await load.abandon()
  await install.close()
}

async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = performance.now() + patienceMs
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`waited too long for ${what}`)
    await sleep(20)
  }
}

async function isTrading(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/api${routes.health.path}`).catch(() => null)
  return answer?.ok ?? false
}

async function acceptTexts(port: number, token: string): Promise<void> {
  const url = `http://127.0.0.1:${port}/api${routes.acceptances.path}`
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = await fetch(url, { headers })
  const { waiting } = z.parse(routes.acceptances.reply, await answer.json()).data
  const texts = waiting.flatMap(({ text, version, is_in_force }) =>
    is_in_force ? [{ text, version }] : [],
  )
  if (texts.length > 0) {
    await fetch(url, { method: 'POST', headers, body: JSON.stringify({ texts }) })
  }
}

async function symbolsOf(port: number): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/api${routes.instruments.path}`)
  const { data } = z.parse(routes.instruments.reply, await answer.json())
  return data.instruments.map(({ symbol }) => symbol)
}

type Bystander = {
  /** How long each answer took. */
  readonly waits: readonly number[]
  readonly failures: () => number
  readonly reset: () => void
  /** Waits for the answers that are due. */
  readonly stop: () => Promise<void>
}

/** Asks on a beat, whether the answer before has come or not. */
function startBystander(port: number): Bystander {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const open = new Set<Promise<void>>()
  let waits: number[] = []
  let failures = 0
  const ask = async () => {
    const asked = performance.now()
    try {
      const request = get({ agent, port, host: '127.0.0.1', path: '/api/health' })
      const [answer] = await once(request, 'response')
      answer.resume()
      await once(answer, 'end')
      waits.push(performance.now() - asked)
    } catch {
      failures += 1
    }
  }
  const beat = setInterval(() => {
    const mine = ask()
    open.add(mine)
    void mine.finally(() => open.delete(mine))
  }, pauseMs)
  return {
    get waits() {
      return waits
    },
    failures: () => failures,
    reset: () => {
      waits = []
      failures = 0
    },
    stop: async () => {
      clearInterval(beat)
      await Promise.all(open)
      agent.destroy()
    },
  }
}

function figuresOf({ waits, failures }: Bystander) {
  return {
    stallMs: percentile(waits, 1),
    p99Ms: percentile(waits, 0.99),
    answers: waits.length,
    failures: failures(),
  }
}
