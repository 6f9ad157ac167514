import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { later } from '#kernel/time.ts'
import { testClock } from '#test/clock.ts'
import { newWires } from '#test/wires.ts'
import { channel } from './bus.ts'
import { answerOver, askOver, subject } from './bus-questions.ts'
import { Outage } from './outage.ts'
import { envelopeAgeMost } from './sealed-envelopes.ts'

const words = channel<string>('words')
const other = channel<string>('others')
const clock = testClock()

function twoProcesses() {
  const wires = newWires()
  const logged: string[] = []
  const join = (key?: Uint8Array) =>
    wires.join({ clock, log: (it) => logged.push(it), ...(key && { key }) })
  const [one, two] = [join(), join()]
  const heard: string[] = []
  two.hear(words, (word) => heard.push(word))
  one.hear(words, (word) => heard.push(`${word}, at home`))
  return { wires, one, two, join, heard, logged }
}

/** All that was said before is heard by then: what is said now comes after it. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate)
}

describe('what is said on a channel', () => {
  it('is heard by the others, in order, an envelope a turn', async () => {
    const { wires, one, heard } = twoProcesses()
    for (const word of ['a', 'b', 'c']) one.say(words, word)
    one.say(other, 'elsewhere')
    await settled()
    one.say(words, 'd')
    await settled()
    expect(heard).toEqual(['a', 'b', 'c', 'd'])
    expect(wires.envelopes.map((it) => it.subject)).toEqual(['words', 'others', 'words'])
  })

  it('is copied at once, or not said', async () => {
    const things = channel<{ count: number }>('things')
    const { one, two } = twoProcesses()
    const counts: number[] = []
    two.hear(things, ({ count }) => counts.push(count))
    const thing = { count: 1 }
    one.say(things, thing)
    thing.count = 2
    one.say(things, thing)
    expect(() => one.say(channel<unknown>('things'), { count: () => 3 })).toThrow('cloned')
    await settled()
    expect(counts).toEqual([1, 2])
  })

  it('keeps numbers of any size, maps, times and what is long', async () => {
    const anything = channel<unknown>('anything')
    const { wires, one, two } = twoProcesses()
    const heard: unknown[] = []
    two.hear(anything, (it) => heard.push(it))
    const said = { sum: 10n ** 30n, map: new Map([[1, [undefined]]]), long: 'ä'.repeat(2_000_000) }
    one.say(anything, said)
    one.say(anything, 'after')
    await settled()
    expect(heard).toEqual([said, 'after'])
    expect(wires.envelopes.length).toBeGreaterThan(3)
    expect(Math.max(...wires.envelopes.map((it) => it.envelope.length))).toBeLessThan(1_000_000)
  })

  it('is lost as a whole where a piece of it is', async () => {
    const anything = channel<string>('anything')
    const { wires, one, two } = twoProcesses()
    const heard: number[] = []
    two.hear(anything, (it) => heard.push(it.length))
    let pieces = 0
    wires.lose = () => {
      pieces += 1
      return pieces === 2
    }
    one.say(anything, 'x'.repeat(3_000_000))
    await settled()
    expect(heard).toEqual([])
    one.say(anything, 'x'.repeat(2_000_000))
    await settled()
    expect(heard).toEqual([2_000_000])
  })

  it('is heard by all in a process who listen to it', async () => {
    const { one, two } = twoProcesses()
    const heard: string[] = []
    const deafen = two.hear(other, (word) => heard.push(`first ${word}`))
    two.hear(other, (word) => heard.push(`second ${word}`))
    one.say(other, 'a')
    await settled()
    deafen()
    one.say(other, 'b')
    await settled()
    expect(heard).toEqual(['first a', 'second a', 'second b'])
  })

  it('is not heard any more by whoever wishes so', async () => {
    const { one, two } = twoProcesses()
    const heard: string[] = []
    const deafen = two.hear(other, (word) => heard.push(word))
    one.say(other, 'a')
    await settled()
    deafen()
    one.say(other, 'b')
    await settled()
    expect(heard).toEqual(['a'])
  })

  it('is sent before the process goes', async () => {
    const { one, heard } = twoProcesses()
    one.say(words, 'farewell')
    await one.close()
    await settled()
    expect(heard).toEqual(['farewell'])
  })
})

describe('an envelope is not read', () => {
  it('twice', async () => {
    const { wires, one, heard } = twoProcesses()
    one.say(words, 'a')
    await settled()
    one.say(words, 'b')
    await settled()
    for (const envelope of wires.envelopes) wires.deliver(envelope)
    await settled()
    expect(heard).toEqual(['a', 'b'])
  })

  it('on another channel than it was written for', async () => {
    const { wires, one, heard, logged } = twoProcesses()
    one.say(other, 'a')
    await settled()
    wires.deliver({ ...wires.envelopes[0]!, subject: 'words' })
    await settled()
    expect(heard).toEqual([])
    expect(logged).toHaveLength(2)
  })

  it('that another key wrote, or that was changed or cut', async () => {
    const { wires, one, join, heard, logged } = twoProcesses()
    join(Buffer.alloc(32, 8)).say(words, 'forged')
    await settled()
    expect(heard).toEqual([])
    wires.lose = () => true
    one.say(words, 'a')
    await settled()
    const { envelope } = wires.envelopes.at(-1)!
    for (let at = 0; at < envelope.length; at += 1) {
      const changed = Uint8Array.from(envelope)
      changed[at]! ^= 1
      wires.deliver({ subject: 'words', envelope: changed })
      wires.deliver({ subject: 'words', envelope: envelope.subarray(0, at) })
    }
    await settled()
    expect(heard).toEqual([])
    expect(logged.length).toBeGreaterThan(100)
    expect(new Set(logged)).toEqual(
      new Set(['An envelope that no process of this install wrote came over the bus.']),
    )
  })

  it('that is old, or of a time to come', async () => {
    const wires = newWires()
    const [now, heard] = [clock.now(), [] as string[]]
    const at = (ms: number) => ({ clock: { now: () => later(now, ms) } })
    wires.join({ clock }).hear(words, (word) => heard.push(word))
    for (const ms of [
      -envelopeAgeMost - 1,
      -envelopeAgeMost,
      envelopeAgeMost,
      envelopeAgeMost + 1,
    ]) {
      wires.join(at(ms)).say(words, String(ms))
    }
    await settled()
    expect(heard).toEqual([String(-envelopeAgeMost), String(envelopeAgeMost)])
  })
})

describe('a question', () => {
  const doubled = subject<number, number>('doubled')

  it('is answered by whom it is asked', async () => {
    const { one, two, join } = twoProcesses()
    answerOver(two, doubled, (count) => 2 * count)
    answerOver(join(), doubled, () => 0)
    const asking = askOver(one, 'test')
    const answers = [1, 2, 3].map((count) => asking.ask(doubled, two.self, count, 5_000))
    expect(await Promise.all(answers)).toEqual([2, 4, 6])
  })

  it('is answered later, or with what was thrown', async () => {
    const { one, two } = twoProcesses()
    answerOver(two, doubled, async (count) => {
      await sleep(1)
      if (count === 3) throw new Outage('there is no three')
      return 2 * count
    })
    const asking = askOver(one, 'test')
    expect(await asking.ask(doubled, two.self, 2, 5_000)).toBe(4)
    const three = asking.ask(doubled, two.self, 3, 5_000)
    await expect(three).rejects.toThrow(Outage)
    await expect(three).rejects.toThrow('there is no three')
  })

  it('is answered to what asked it, whatever else asks there', async () => {
    const { one, two } = twoProcesses()
    answerOver(two, doubled, (count) => 2 * count)
    const all = ['first', 'second'].map((name) => askOver(one, name))
    const answers = all.map((asking, nr) => asking.ask(doubled, two.self, nr, 5_000))
    expect(await Promise.all(answers)).toEqual([0, 2])
  })

  it('is an outage where nobody answers in time, or nobody is to be waited for', async () => {
    const { one } = twoProcesses()
    const asking = askOver(one, 'test')
    await expect(asking.ask(doubled, 'nobody', 1, 10)).rejects.toThrow(Outage)
    const waiting = asking.ask(doubled, 'nobody', 1, 600_000)
    asking.failAll(new Outage('gone'))
    await expect(waiting).rejects.toThrow('gone')
  })
})
