// What a witness signs when it is asked, and what it does not: whatever it signed, all of it fits
// together.

import { generateKeyPairSync } from 'node:crypto'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { fc } from '#seed'
import { type MadeLog, madeLog, newSigner } from '../test/made-log.ts'
import { type Bytes, toBase64 } from './bytes.ts'
import { checkpointText } from './checkpoint.ts'
import {
  addCheckpoint,
  askingText,
  type CosignDeps,
  type Cosigner,
  parseAsking,
  type Reply,
} from './cosign.ts'
import { cosignerOf } from './cosigner.ts'
import { keysAt } from './keys.ts'
import { tilesOf } from './log.ts'
import { emptyRoot } from './merkle.ts'
import { parseNote, signersOf } from './note.ts'
import { proveConsistency } from './tiles.ts'

const origin = 'trade.example/log'
const cosigner: Cosigner = await cosignerOf(
  'witness.example/1',
  generateKeyPairSync('ed25519').privateKey,
)
let log: MadeLog
let signed: string | undefined
let forks: (readonly string[])[]
let deps: CosignDeps

beforeEach(() => {
  log = madeLog(origin)
  signed = undefined
  forks = []
  deps = {
    cosigner,
    now: () => 1_790_000_000,
    origin: async () => origin,
    keys: async () => keysAt(log.keys, undefined),
    signed: async () => signed,
    keepSigned: async (note) => {
      signed = note
    },
    forked: async (...both) => {
      forks.push(both)
    },
  }
})

const some = (count: number, word = 'entry') =>
  Array.from({ length: count }, (_, nr) => `${word} ${nr}`)

/** What a log asks that believes the witness to have signed `from` of it. */
async function asked(from: number, of: MadeLog = log): Promise<string> {
  const size = of.entries.length
  const known = Math.min(from, size)
  const proof = await proveConsistency({ size, read: tilesOf(of.get) }, known)
  const checkpoint = new TextDecoder().decode(await of.get('checkpoint'))
  return askingText({ from, proof, checkpoint })
}

const ask = async (from: number, of?: MadeLog) => addCheckpoint(deps, await asked(from, of))

const isCosigned = async (checkpoint: string, { body }: Reply) => {
  const note = parseNote(checkpoint + body)
  const signers = note && (await signersOf(note, [cosigner.key]))
  return signers?.[0]?.at === 1_790_000_000
}

test('it signs what it is shown first, what grew from that, and the same once more', async () => {
  let before = 0
  for (const more of [1, 5, 0, 300, 0, 700]) {
    log.entries.push(...some(more, `of ${before}`))
    const answer = await ask(before)
    expect(answer).toMatchObject({ status: 200, type: 'text/plain; charset=utf-8' })
    const checkpoint = new TextDecoder().decode(await log.get('checkpoint'))
    expect(await isCosigned(checkpoint, answer)).toBe(true)
    expect(signed).toBe(checkpoint + answer.body)
    before = log.entries.length
  }
})

const zero = toBase64(new Uint8Array(32))

describe('of ten entries it signed six, and answers', () => {
  let six: string
  beforeEach(async () => {
    log.entries = some(6)
    six = await asked(0)
    expect(await addCheckpoint(deps, six)).toMatchObject({ status: 200 })
    log.entries.push(...some(4, 'later'))
  })

  const elsewhere = () => {
    const other = madeLog('other.example/log')
    other.entries = some(10)
    return ask(6, other)
  }
  const stranger = () => {
    Object.assign(log, { signer: newSigner(origin) })
    return ask(6)
  }
  const changed = async (
    from: RegExp | string,
    to: string | ((_: string, head: string, one: string) => string),
  ) => {
    const body = await asked(6)
    const other = body.replace(from, typeof to === 'string' ? () => to : to)
    expect(other).not.toBe(body)
    return addCheckpoint(deps, other)
  }
  const rewritten = (entries: readonly string[]) => {
    log.entries = [...entries]
    return ask(6)
  }
  const cases: [string, () => Promise<Reply>, number][] = [
    ['what goes on from there: yes', () => ask(6), 200],
    ['nothing of a log: 400', () => addCheckpoint(deps, ''), 400],
    ['no length: 400', () => changed('old 6', 'old'), 400],
    ['a length with a zero before it: 400', () => changed('old 6', 'old 06'), 400],
    ['a length beyond all numbers: 400', () => changed('old 6', `old ${'9'.repeat(30)}`), 400],
    ['a hash that is none: 400', () => changed(/old 6\n/, 'old 6\nAAAA\n'), 400],
    [
      'more hashes than a proof can have: 400',
      () => changed(/old 6\n/, `old 6\n${`${zero}\n`.repeat(64)}`),
      400,
    ],
    ['a checkpoint that is none: 400', () => changed(/\n10\n/, '\nten\n'), 400],
    ['another log: 404', elsewhere, 404],
    ['somebody else who signs: 403', stranger, 403],
    [
      'a signature that is wrong: 403',
      () => changed(/(— \S+ \S{20})(\S)/, (_, head, one) => head + (one === 'A' ? 'B' : 'A')),
      403,
    ],
    ['a longer one before than now: 400', () => ask(11), 400],
    ['from nothing: 409', () => ask(0), 409],
    ['from five: 409', () => ask(5), 409],
    ['a proof with a hash too many: 422', () => changed(/old 6\n/, `old 6\n${zero}\n`), 422],
    ['a proof without its hashes: 422', () => changed(/old 6\n[\s\S]*?\n\n/, 'old 6\n\n'), 422],
    ['an entry that was rewritten: 422', () => rewritten(['a lie', ...some(9)]), 422],
    ['one that was dropped: 422', () => rewritten(some(10).slice(1)), 422],
    ['another six: 422', () => rewritten(some(6, 'other')), 422],
    ['a shorter log: 400', () => rewritten(some(5)), 400],
  ]
  it.each(cases)('%s', async (_, asks, status) => {
    const kept = signed
    const answer = await asks()
    expect(answer.status).toBe(status)
    if (status === 200) return
    expect(signed).toBe(kept)
    expect(answer.body).not.toContain('—')
    if (status === 409) expect(answer).toMatchObject({ type: 'text/x.tlog.size', body: '6\n' })
  })

  it('two statements of one length are kept as what they are', async () => {
    log.entries = some(6, 'other')
    await ask(6)
    expect(forks).toHaveLength(1)
    expect(forks[0]?.map((note) => parseNote(note)?.text.split('\n')[1])).toEqual(['6', '6'])
    // Whatever length it says was signed.
    await ask(0)
    expect(forks).toHaveLength(2)
  })

  it('a key that was revoked: 403, and to the one after it yes', async () => {
    const thief = log.signer
    log.change('revoked')
    const own = log.signer
    log.signer = thief
    expect(await ask(6)).toMatchObject({ status: 403 })
    log.signer = own
    expect(await ask(6)).toMatchObject({ status: 200 })
  })
})

test('who cannot read what they signed last signs nothing', async () => {
  log.entries = some(6)
  signed = 'half a no'
  await expect(ask(0)).rejects.toThrow('what was signed last cannot be read')
  expect(signed).toBe('half a no')
})

test('an empty log is empty', async () => {
  const said = async (root: Bytes) => {
    const text = checkpointText({ origin, size: 0, root })
    return askingText({ from: 0, proof: [], checkpoint: `${text}\n${log.signer.line(text)}` })
  }
  expect(await addCheckpoint(deps, await said(new Uint8Array(32)))).toMatchObject({ status: 422 })
  expect(await addCheckpoint(deps, await said(await emptyRoot()))).toMatchObject({ status: 200 })
})

test('a request is read as it was written', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(),
      fc.array(fc.uint8Array({ minLength: 32, maxLength: 32 }), { maxLength: 63 }),
      async (from, hashes) => {
        const proof = hashes.map((hash) => Uint8Array.from(hash))
        const checkpoint = 'a\n1\nx\n\n— a AAAA\n'
        expect(parseAsking(askingText({ from, proof, checkpoint }))).toEqual({
          from,
          proof,
          checkpoint,
        })
      },
    ),
    { numRuns: 50 },
  )
})

type Step = {
  readonly kind: 'grow' | 'rewrite' | 'cut'
  readonly by: number
  readonly from: number
}

test('whatever a log does, all that was signed of it is one history', async () => {
  const step = fc.record({
    kind: fc.constantFrom<Step['kind'][]>('grow', 'grow', 'grow', 'rewrite', 'cut'),
    by: fc.integer({ min: 0, max: 40 }),
    from: fc.nat(60),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      log = madeLog(origin)
      signed = undefined
      // What the witness can have seen: each longer one begins with each before it.
      let seen: string[] = []
      for (const [nr, { kind, by, from }] of steps.entries()) {
        if (kind === 'grow') log.entries.push(...some(by, `step ${nr}`))
        if (kind === 'cut') log.entries.splice(-by || log.entries.length)
        if (kind === 'rewrite' && by < log.entries.length) log.entries[by] = `lie ${nr}`
        const believed = from % 2 === 0 ? seen.length : from
        const answer = await ask(believed)
        if (answer.status !== 200) continue
        expect(log.entries.slice(0, seen.length)).toEqual(seen)
        seen = [...log.entries]
      }
    }),
    { numRuns: 25 },
  )
})
