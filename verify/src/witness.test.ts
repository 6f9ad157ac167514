// What a witness notices: every way in which whoever keeps a log can change what it said.

import { beforeEach, describe, expect, it, test } from 'vitest'
import { fc } from '#seed'
import { keepInMemory, type MadeLog, madeLog, newSigner, sha256 } from '../test/made-log.ts'
import { Broken, look } from './witness.ts'

const origin = 'trade.example/log'
let log: MadeLog
let keep: ReturnType<typeof keepInMemory>

beforeEach(() => {
  log = madeLog(origin)
  keep = keepInMemory()
})

const see = (vkeys: readonly string[] = []) => look({ get: log.get, keep, sha256, vkeys })
const some = (count: number, word = 'entry') =>
  Array.from({ length: count }, (_, nr) => `${word} ${nr}`)

test('it copies what there is, then what is new, and the copy can be served', async () => {
  log.entries = some(300)
  expect(await see()).toMatchObject({ size: 300, added: 300 })
  expect(await see()).toMatchObject({ size: 300, added: 0 })
  log.entries.push(...some(250, 'later'))
  expect(await see()).toMatchObject({ size: 550, added: 250 })
  for (const name of ['checkpoint', 'tile/0/000', 'tile/0/002.p/38', 'tile/1/000.p/2']) {
    expect(keep.files.get(name)).toEqual(await log.get(name))
  }
  expect(keep.files.get('tile/entries/001')).toEqual(await log.get('tile/entries/001'))
  // A witness of the witness.
  const copied = keep.files
  const get = async (path: string) => copied.get(path) ?? new Uint8Array()
  const second = await look({ get, keep: keepInMemory(), sha256, vkeys: [] })
  expect(second).toMatchObject({ size: 550 })
})

test('a log grows in whatever steps, and is the same', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 5 }),
      async (steps) => {
        log = madeLog(origin)
        keep = keepInMemory()
        for (const step of steps) {
          log.entries.push(...some(step, String(log.entries.length)))
          await see()
        }
        await see()
        const once = keepInMemory()
        await look({ get: log.get, keep: once, sha256, vkeys: [] })
        for (const [name, bytes] of once.files) expect(keep.files.get(name)).toEqual(bytes)
      },
    ),
    { numRuns: 6 },
  )
})

describe('history that changes is found', () => {
  const changes: [string, (log: MadeLog) => unknown, RegExp][] = [
    ['an entry is rewritten', (it) => it.entries.splice(17, 1, 'a lie'), /two things/],
    [
      'an entry is rewritten, and more are added',
      (it) => it.entries.splice(17, 1, 'a lie') && it.entries.push('more'),
      /held before/,
    ],
    ['an entry is dropped', (it) => it.entries.splice(17, 1), /shorter/],
    [
      'one is dropped and one is added',
      (it) => it.entries.splice(17, 1) && it.entries.push('x'),
      /two things/,
    ],
    ['one is put in between', (it) => it.entries.splice(17, 0, 'back-dated'), /held before/],
    ['it is cut', (it) => it.entries.splice(290), /shorter/],
    ['it begins anew', (it) => it.entries.splice(0, 300, ...some(400, 'new')), /held before/],
    [
      'somebody else signs',
      (it) => Object.assign(it, { signer: newSigner(origin) }),
      /no key that is believed/,
    ],
    [
      'two entries change places',
      (it) => it.entries.splice(3, 2, 'entry 4', 'entry 3'),
      /two things/,
    ],
  ]
  it.each(changes)('%s', async (_, change, says) => {
    log.entries = some(300)
    await see()
    const kept = keep.files.get('checkpoint')
    change(log)
    await expect(see()).rejects.toThrow(says)
    await expect(see()).rejects.toBeInstanceOf(Broken)
    expect(keep.files.get('checkpoint')).toEqual(kept)
  })

  it('a fork shown to one alone is found once both look at each other’s', async () => {
    log.entries = some(300)
    await see()
    const other = keepInMemory()
    log.entries = [...some(299), 'for you only']
    await look({ get: log.get, keep: other, sha256, vkeys: [] })
    const get = async (path: string) => other.files.get(path) ?? new Uint8Array()
    await expect(look({ get, keep, sha256, vkeys: [] })).rejects.toThrow(/two things/)
  })

  it('entries that are not what was signed are found at first sight', async () => {
    log.entries = some(300)
    const get = async (path: string) => {
      const file = await log.get(path)
      if (path === 'tile/entries/000') file[5] = (file[5] ?? 0) ^ 1
      return file
    }
    await expect(look({ get, keep, sha256, vkeys: [] })).rejects.toThrow(/not what it signed/)
  })

  it('entries that are missing are found, and a network that fails is no lie', async () => {
    log.entries = some(300)
    const without = (wrong: () => never) => async (path: string) =>
      path.startsWith('tile/entries') ? wrong() : log.get(path)
    const away = () => {
      throw new Error('no route')
    }
    const trial = look({ get: without(away), keep, sha256, vkeys: [] })
    await expect(trial).rejects.not.toBeInstanceOf(Broken)
  })
})

describe('keys', () => {
  it('one that the one before endorsed is believed', async () => {
    log.entries = some(10)
    await see()
    log.change('replaced')
    log.entries.push('later')
    expect(await see()).toMatchObject({ size: 11 })
    log.change('replaced')
    expect(await see()).toMatchObject({ size: 11 })
  })

  it('one after a key that was revoked has to be told', async () => {
    log.entries = some(10)
    await see()
    log.change('revoked')
    log.entries.push('later')
    await expect(see()).rejects.toThrow(/no key that is believed/)
    expect(await see([log.signer.vkey])).toMatchObject({ size: 11 })
  })

  it('a thief who has a revoked key signs nothing any more', async () => {
    const stolen = log.signer
    log.entries = some(10)
    await see()
    log.change('revoked')
    await see([log.signer.vkey])
    log.signer = stolen
    log.entries.push('stolen')
    await expect(see()).rejects.toThrow(/no key that is believed/)
  })

  it('a log of another key than the one that is known is none', async () => {
    log.entries = some(3)
    await expect(see([newSigner(origin).vkey])).rejects.toThrow(/no key that is believed/)
  })
})

describe('a minute of prices that stands in the log twice', () => {
  const minute = (at: string, price: number, symbol = 'BTCUSD') =>
    JSON.stringify({
      kind: 'ticks',
      symbol,
      minute: `2026-11-28T14:${at}:00.000Z`,
      sources: ['kraken'],
      ticks: [[1, 250, price, 0]],
    })

  it('is found, in one look or in two, whatever it says the second time', async () => {
    const first = [...some(300), minute('00', 64_000), minute('00', 3_100, 'ETHUSD')]
    log.entries = [...first, minute('01', 64_001)]
    await see()
    log.entries.push(...some(40, 'more'), minute('00', 63_000))
    await expect(see()).rejects.toThrow(
      'it has BTCUSD of 2026-11-28T14:00:00.000Z twice, as entries 300 and 343',
    )
    // Seen again, until somebody looks into it.
    await expect(see()).rejects.toThrow(Broken)
    keep = keepInMemory()
    await expect(see()).rejects.toThrow('entries 300 and 343')
  })

  it('is not what a witness sees that was ended in the middle of a look', async () => {
    log.entries = [minute('00', 64_000), minute('01', 64_000)]
    const ended = { ...keep, write: failsAt('minutes/through') }
    await expect(look({ get: log.get, keep: ended, sha256, vkeys: [] })).rejects.toThrow('full')
    expect(await see()).toMatchObject({ size: 2 })
  })

  it('is looked for in what was kept before that was looked for', async () => {
    log.entries = [minute('00', 64_000), ...some(260)]
    await see()
    for (const name of keep.files.keys()) if (name.startsWith('minutes/')) keep.files.delete(name)
    log.entries.push(minute('00', 64_000))
    await expect(see()).rejects.toThrow('entries 0 and 261')
  })

  function failsAt(last: string) {
    return async (name: string, bytes: Uint8Array) => {
      if (name === last) throw new Error('the disk is full')
      await keep.write(name, bytes)
    }
  }
})
