import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { StreamMessage } from '#contract/client/stream.ts'
import type { TickTuple } from '#contract/public/stream.ts'
import { fc } from '#seed'
import {
  catchUp,
  type Listener,
  leave,
  listen,
  newTickFanout,
  publish,
  type TickFanout,
} from './stream-ticks.ts'

const symbols = ['AAA', 'BBB', 'CCC']
const limits = { roundMs: 0, backlogBytes: 1_000, writesPerTurn: 1 }

/** Stands for a connection whose other end can stop reading. */
function scriptedListener() {
  const frames: TickTuple[][] = []
  const socket = {
    writable: true,
    writableLength: 0,
    write(frame: Buffer) {
      expect(socket.writableLength).toBeLessThanOrEqual(limits.backlogBytes)
      frames.push(ticksOf(frame))
      return true
    },
  }
  const listener: Listener = { socket, set: undefined, upTo: 0, isBehind: false }
  return { socket, listener, frames, ticks: () => frames.flat() }
}

function ticksOf(frame: Buffer): TickTuple[] {
  const start = (frame[1] ?? 0) < 126 ? 2 : 4
  const message = z.parse(StreamMessage, JSON.parse(frame.toString('utf8', start)))
  return message.type === 'ticks' ? message.ticks : []
}

function tick(symbol: string, sequence: number): TickTuple {
  return [symbol, sequence, 1_800_000_000_000 + sequence, 100 + sequence / 100, 'simulated']
}

async function roundsDone(fanout: TickFanout): Promise<void> {
  while (fanout.isRunning) await setTimeout(1)
}

describe('ticks to many listeners', () => {
  it('what is known when they come is written out once a round for all with the same symbols', async () => {
    const fanout = newTickFanout(symbols, limits)
    publish(fanout, [tick('AAA', 1), tick('BBB', 1)])
    await roundsDone(fanout)
    const written: Buffer[] = []
    const join = () => {
      const { listener, socket } = scriptedListener()
      socket.write = (frame) => written.push(frame) > 0
      listen(fanout, listener, ['BBB', 'AAA'])
    }
    for (let count = 0; count < 3; count += 1) join()
    expect(new Set(written).size).toBe(1)
    publish(fanout, [tick('AAA', 2)])
    await roundsDone(fanout)
    written.length = 0
    join()
    expect(written.map(ticksOf)).toEqual([[tick('AAA', 2), tick('BBB', 1)]])
  })

  it('reach those who listen to them, in one buffer for all with the same symbols in any order', async () => {
    const fanout = newTickFanout(symbols, limits)
    const written: Buffer[] = []
    const [one, two, other] = [scriptedListener(), scriptedListener(), scriptedListener()]
    listen(fanout, one.listener, ['AAA', 'BBB'])
    listen(fanout, two.listener, ['BBB', 'AAA', 'BBB'])
    listen(fanout, other.listener, ['CCC'])
    for (const { socket } of [one, two]) {
      socket.write = (frame) => written.push(frame) > 0
    }
    publish(fanout, [tick('AAA', 1), tick('CCC', 1), tick('BBB', 1)])
    await roundsDone(fanout)
    expect(fanout.sets.size).toBe(2)
    expect(written[0]).toBe(written[1])
    expect(ticksOf(written[0] ?? Buffer.alloc(0))).toEqual([tick('AAA', 1), tick('BBB', 1)])
    expect(other.ticks()).toEqual([tick('CCC', 1)])
  })

  it('are sent at once, and then together at most once a round', async () => {
    const fanout = newTickFanout(symbols, { ...limits, roundMs: 50, writesPerTurn: 100 })
    const { listener, frames } = scriptedListener()
    listen(fanout, listener, ['AAA'])
    publish(fanout, [tick('AAA', 1)])
    expect(frames).toEqual([[tick('AAA', 1)]])
    for (let sequence = 2; sequence <= 5; sequence += 1) publish(fanout, [tick('AAA', sequence)])
    await setTimeout(25)
    expect(frames).toHaveLength(1)
    await roundsDone(fanout)
    expect(frames).toHaveLength(2)
    expect(frames[1]?.map(([, sequence]) => sequence)).toEqual([2, 3, 4, 5])
  })

  it('leave no trace of who has left, nor of symbols nobody quotes', () => {
    const fanout = newTickFanout(symbols, limits)
    const { listener } = scriptedListener()
    listen(fanout, listener, ['AAA', 'NOPE'])
    expect([...fanout.sets.keys()]).toEqual(['AAA'])
    listen(fanout, listener, ['NOPE'])
    listen(fanout, listener, ['BBB'])
    leave(fanout, listener)
    expect(fanout.sets.size).toBe(0)
    expect([...fanout.quotes.keys()]).toEqual(symbols)
  })

  it('are dropped when they do not raise the sequence', async () => {
    const fanout = newTickFanout(symbols, limits)
    const { listener, ticks } = scriptedListener()
    listen(fanout, listener, ['AAA'])
    for (const sequence of [5, 4, 5, 6, 1]) publish(fanout, [tick('AAA', sequence)])
    await roundsDone(fanout)
    expect(ticks().map(([, sequence]) => sequence)).toEqual([5, 6])
  })
})

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ publish: fc.subarray([...symbols, ...symbols]) }) },
  fc.record({ stall: fc.nat(2), isSlow: fc.boolean() }),
  fc.record({ subscribe: fc.nat(2), to: fc.subarray(symbols) }),
  fc.constant('pass' as const),
  fc.constant('wait' as const),
)

describe('whatever the order of ticks, stalls and subscriptions', () => {
  it('sequences never go back, those who keep up get every tick, all others end on the newest', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const fanout = newTickFanout(symbols, limits)
        const newest = new Map<string, number>()
        const steady = scriptedListener()
        const others = [scriptedListener(), scriptedListener(), scriptedListener()]
        listen(fanout, steady.listener, symbols)
        for (const each of steps) {
          if (each === 'wait') await setTimeout(1)
          else if (each === 'pass') catchUpAll(fanout, others)
          else if ('publish' in each) publish(fanout, each.publish.map(numbered(newest)))
          else if ('stall' in each) stall(others[each.stall], each.isSlow)
          else subscribe(fanout, others[each.subscribe], each.to)
        }
        await roundsDone(fanout)
        for (const other of others) stall(other, false)
        catchUpAll(fanout, others)
        expectEveryTick(steady.ticks(), newest)
        for (const other of others) expectNewest(other, newest)
      }),
      { numRuns: 150 },
    )
  })
})

type Scripted = ReturnType<typeof scriptedListener>

function numbered(newest: Map<string, number>) {
  return (symbol: string) => {
    const sequence = (newest.get(symbol) ?? 0) + 1
    newest.set(symbol, sequence)
    return tick(symbol, sequence)
  }
}

function stall(scripted: Scripted | undefined, isSlow: boolean): void {
  if (scripted) scripted.socket.writableLength = isSlow ? limits.backlogBytes + 1 : 0
}

function subscribe(fanout: TickFanout, scripted: Scripted | undefined, to: string[]): void {
  if (!scripted) return
  scripted.frames.length = 0
  listen(fanout, scripted.listener, to)
}

function catchUpAll(fanout: TickFanout, scripted: readonly Scripted[]): void {
  for (const { listener } of scripted) if (listener.isBehind) catchUp(fanout, listener)
}

function sequences(ticks: readonly TickTuple[], symbol: string): number[] {
  return ticks.filter(([of]) => of === symbol).map(([, sequence]) => sequence)
}

function expectEveryTick(ticks: readonly TickTuple[], newest: Map<string, number>): void {
  for (const symbol of symbols) {
    const all = Array.from({ length: newest.get(symbol) ?? 0 }, (_, i) => i + 1)
    expect(sequences(ticks, symbol)).toEqual(all)
  }
}

function expectNewest(scripted: Scripted, newest: Map<string, number>): void {
  const wanted = new Set(scripted.listener.set?.key.split(' '))
  for (const symbol of symbols) {
    const got = sequences(scripted.ticks(), symbol)
    expect(got).toEqual([...new Set(got)].sort((a, b) => a - b))
    expect(got.at(-1)).toBe(wanted.has(symbol) ? newest.get(symbol) : undefined)
  }
}
