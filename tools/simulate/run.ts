// Runs a simulation: by a seed, or as a recording says. Every step, what chance gave in it and
// what it came to is a line; a replay makes the same lines, or says which is the first that
// differs.

import { day } from '#kernel/time.ts'
import type { Connection } from '#server/platform/db.ts'
import { fractions } from '../faults/dice.ts'
import type { Defect } from './defects.ts'
import { simulateTimers } from './life.ts'
import { compareLines, type Difference, textOf } from './lines.ts'
import { die, newSeen } from './live.ts'
import { play } from './play.ts'
import { type Script, script } from './script.ts'
import type { Out, Step } from './steps.ts'
import { openWorld, start, type World } from './world.ts'

export const contractVersion = 2

export type Header = {
  readonly simulation: typeof contractVersion
  readonly seed: number
  readonly days: number
  /** How often a day people come. */
  readonly sessions: number
}

export type Wish = Omit<Header, 'simulation'>

export type RunNeeds = {
  readonly projectRoot: string
  /** Of a migrated database that nobody has used. */
  readonly owner: Connection
  readonly server: Connection
  readonly defect?: Defect | null
  /** Told of each day that is over. */
  readonly onDay?: (day: number) => void
}

export type Ran = {
  readonly steps: number
  readonly days: number
  readonly wrong: readonly string[]
}

type Drawing = (bytes: number) => Uint8Array

/** By the seed, until something is wrong. */
export function simulate(needs: RunNeeds, wish: Wish, write: (line: string) => void): Promise<Ran> {
  const next = fractions(wish.seed ^ 0x5eed)
  const draw = (count: number) => Uint8Array.from({ length: count }, () => Math.floor(next() * 256))
  const { seed, days, sessions } = wish
  const header = { simulation: contractVersion, seed, days, sessions } as const
  return run({ ...needs, header, draw: () => draw, write }, (world) => {
    const { listed, prices, source } = world
    const instruments = listed.filter(({ symbol }) => source.symbols.includes(symbol))
    const steps: Script = script({ ...wish, start, instruments, prices })
    return (out) => (out ? steps.next(out) : steps.next(undefined as never)).value ?? undefined
  })
}

/** As it was recorded, until a line differs. */
export async function replay(
  needs: RunNeeds,
  recorded: readonly string[],
): Promise<{ readonly ran: Ran; readonly differs: Difference | undefined }> {
  const header = headerOf(recorded[0])
  const { write, differs, missing } = compareLines(recorded)
  let at = 0
  const nextStep = (): Step | undefined => {
    if (differs()) return undefined
    for (at += 1; at < recorded.length; at += 1) {
      const line = JSON.parse(recorded[at] ?? '') as { step?: Step }
      if (line.step) return line.step
    }
    return undefined
  }
  const drawAgain = (): Drawing => {
    const { drawn = '' } = JSON.parse(recorded[at + 1] ?? '{}') as { drawn?: string }
    let rest = Buffer.from(drawn, 'hex')
    return (count) => {
      const bytes = Buffer.alloc(count)
      rest.copy(bytes)
      rest = rest.subarray(count)
      return Uint8Array.from(bytes)
    }
  }
  const ran = await run({ ...needs, header, draw: drawAgain, write }, () => nextStep)
  return { ran, differs: missing() }
}

function headerOf(line = ''): Header {
  const header = JSON.parse(line) as Partial<Header>
  const { simulation, seed = 0, days = 0, sessions = 0 } = header
  if (simulation !== contractVersion) {
    throw new Error(`this is no recording of version ${contractVersion} of the contract`)
  }
  return { simulation, seed, days, sessions }
}

type Running = RunNeeds & {
  readonly header: Header
  /** What gives chance in the step that begins. */
  readonly draw: () => Drawing
  readonly write: (line: string) => void
}

async function run(
  { header, draw, write, ...needs }: Running,
  begin: (world: World) => (out: Out | undefined) => Step | undefined,
): Promise<Ran> {
  let drawing: Drawing = (count) => new Uint8Array(count)
  let drawn = ''
  const random = (count: number) => {
    const bytes = drawing(count)
    drawn += Buffer.from(bytes).toString('hex')
    return bytes
  }
  const restore = simulateTimers()
  const world = await openWorld({ ...needs, ...header, random, defect: needs.defect ?? null })
  try {
    write(textOf(header))
    const next = begin(world)
    let [steps, days] = [0, 0]
    let out: Out | undefined
    for (let step = next(out); step; step = next(out)) {
      steps += 1
      write(textOf({ step }))
      drawn = ''
      drawing = draw()
      out = await play(world, step)
      if (drawn !== '') write(textOf({ drawn }))
      write(textOf({ out }))
      if (out.wrong && out.wrong.length > 0) break
      const over = Math.floor((out.at - start) / day)
      if (over > days) needs.onDay?.(over)
      days = over
    }
    return { steps, days: Math.ceil((world.instant.now - start) / day), wrong: out?.wrong ?? [] }
  } finally {
    await die(world, newSeen())
    await world.owner.close()
    restore()
  }
}
