// Results of tournaments: one that is as it should be holds, and whatever is changed in it does not.

import { describe, expect, it, test } from 'vitest'
import { newSigner, sha256 } from '../test/made-log.ts'
import { toHex, utf8 } from './bytes.ts'
import { checkFile } from './check-file.ts'
import { checkpointText, proofText } from './checkpoint.ts'
import { leafHash } from './merkle.ts'
import { parseResult, recomputeResult, type SavedResult, statedIn, verifyResult } from './result.ts'

const origin = 'trade.example/log'
const signer = newSigner(origin)

const facts = {
  tournament: '019aa000-0000-7000-8000-000000000001',
  name: 'The tenth',
  currency: 'real',
  starts_at: '2026-11-21T14:00:00.000Z',
  ends_at: '2026-11-21T15:00:00.000Z',
  ended_at: '2026-11-21T15:00:08.000Z',
  fee: '10.05',
  pool_share_bp: 8_000,
  start_chips: '1000.00',
  rebuys_most: 1,
  places: [5_000, 3_000, 1_000, 1_000],
  // Four came, one of them began anew.
  fees: '50.25',
  of_fees: '40.20',
  added: '5.01',
  pool: '45.21',
}

const row = (entrant: number, place: number | null, chips: string, prize: string, at = 20) => ({
  entrant,
  place,
  chips,
  decided: place === null ? 0 : 3,
  prize,
  reached_at: `2026-11-21T14:${at}:00.000Z`,
})

// Nine tenths of the pool for three: 45.21 x 5/9, 3/9 and 1/9, a cent that is left to the first.
const rows = [
  row(3, 1, '1075.00', '25.12', 30),
  row(1, 2, '1075.00', '15.07', 31),
  row(4, 3, '950.00', '5.02'),
  row(2, null, '1000.00', '0.00'),
]

const textOf = (facts: object, rows: readonly object[]) =>
  [facts, ...rows].map((one) => `${JSON.stringify(one)}\n`).join('')

async function saved(statement = textOf(facts, rows), by = signer): Promise<SavedResult> {
  const text = `truestrike/tournament/v1\n${statement}`
  const entry = JSON.stringify({
    kind: 'tournament',
    id: facts.tournament,
    ended_at: facts.ended_at,
    sha256: toHex(sha256(utf8(text))),
  })
  // A log with nothing else in it.
  const head = checkpointText({ origin, size: 1, root: await leafHash(utf8(entry)) })
  const checkpoint = `${head}\n${by.line(head)}`
  return {
    format: 'truestrike/tournament/v1',
    origin,
    keys: [{ vkey: by.vkey, ended: null }],
    note: `${text}\n${by.line(text)}`,
    entry,
    proof: proofText({ index: 0, proof: [], checkpoint }),
  }
}

const offline = { vkeys: [], log: undefined }

test('a result that is as it should be holds', async () => {
  const file = JSON.stringify(await saved())
  expect(parseResult(file)).toBeDefined()
  const { isGood, lines } = await checkFile(file, offline)
  expect(lines.filter((line) => line.startsWith('ok'))).toHaveLength(5)
  expect(lines.join('\n')).not.toContain('FAIL')
  expect(lines[0]).toBe(`Tournament ${facts.tournament}: 4 entrants, 45.21 won`)
  expect(isGood).toBe(true)
})

test('with every single byte changed it does not', async () => {
  const good = await saved()
  const step = 7
  for (const part of ['note', 'entry', 'proof'] as const) {
    const text = good[part] ?? ''
    for (let at = 0; at < text.length; at += step) {
      const sign = text[at] === 'x' ? 'y' : 'x'
      const changed = `${text.slice(0, at)}${sign}${text.slice(at + 1)}`
      const { isGood } = await verifyResult({ ...good, [part]: changed })
      expect(isGood, `${part}, ${at}: ${changed.slice(at - 9, at + 9)}`).toBe(false)
    }
  }
})

test('signed by somebody else, or not yet in the log, it does not', async () => {
  const theirs = newSigner(origin)
  const known = { keys: [{ vkey: signer.vkey, ended: null }] }
  expect(await verifyResult(await saved(undefined, theirs), known)).toMatchObject({
    isGood: false,
    isSigned: false,
    isLogged: false,
  })
  for (const missing of [{ proof: null }, { entry: null }, { entry: null, proof: null }]) {
    const { lines, isGood } = await checkFile(
      JSON.stringify({ ...(await saved()), ...missing }),
      offline,
    )
    expect(isGood).toBe(false)
    expect(lines).toContain('FAIL the log has exactly this result: not in the file')
  }
  const other = await saved(textOf({ ...facts, name: 'The eleventh' }, rows))
  expect(await verifyResult({ ...(await saved()), entry: other.entry })).toMatchObject({
    isSigned: true,
    isLogged: false,
    isGood: false,
  })
  const nameless = await saved(textOf({ ...facts, tournament: 'another' }, rows))
  expect((await verifyResult(nameless)).isLogged).toBe(false)
})

test('a key that was revoked counts for what was logged before', async () => {
  const good = await saved()
  const [key] = good.keys
  const with_ = (size: number) => ({
    keys: [{ vkey: key?.vkey ?? '', ended: { why: 'revoked', size } }],
  })
  expect((await verifyResult({ ...good, ...with_(1) } as SavedResult)).isGood).toBe(true)
  expect((await verifyResult({ ...good, ...with_(0) } as SavedResult)).isGood).toBe(false)
})

describe('what does not follow from the rules is found, however well it is signed', () => {
  const swapped = (a: number, b: number) =>
    rows.map((one, index) => ({
      ...one,
      place: (rows[index === a ? b : index === b ? a : index] ?? one).place,
    }))
  const changed = (index: number, change: object) =>
    rows.map((one, at) => (at === index ? { ...one, ...change } : one))
  it.each([
    ['two places', facts, swapped(0, 2), 'places'],
    ['a tie for the later one', facts, swapped(0, 1), 'places'],
    ['a place without a trade', facts, changed(3, { place: 4 }), 'places'],
    ['no place with trades', facts, changed(2, { place: null }), 'places'],
    ['more chips than the first', facts, changed(2, { chips: '2000.00' }), 'places'],
    ['an entrant twice', facts, changed(3, { entrant: 3 }), 'places'],
    [
      'fees of nobody',
      { ...facts, fees: '60.30', of_fees: '48.24', pool: '53.25' },
      rows,
      'prizes',
    ],
    ['a fee and a half', { ...facts, fees: '50.30' }, rows, 'pool'],
    ['more fees than entries and rebuys', { ...facts, fees: '90.45' }, rows, 'pool'],
    ['fewer fees than entries', { ...facts, fees: '30.15' }, rows, 'pool'],
    ['a house that took more', { ...facts, of_fees: '40.19' }, rows, 'pool'],
    ['a pool that is less', { ...facts, pool: '45.20' }, rows, 'pool'],
    ['a prize for no place', facts, changed(3, { prize: '1.00' }), 'prizes'],
    ['a cent less', facts, changed(1, { prize: '15.06' }), 'prizes'],
    ['other shares', { ...facts, places: [4_000, 3_000, 2_000, 1_000] }, rows, 'prizes'],
    ['nobody beaten', facts, changed(1, { decided: 0, place: null }).slice(0, 2), 'prizes'],
  ] as const)('%s', async (_, terms, entrants, fails) => {
    const file = await saved(textOf(terms, entrants))
    const { isSigned, isLogged, isGood, checks } = await verifyResult(file)
    expect({ isSigned, isLogged, isGood }).toEqual({
      isSigned: true,
      isLogged: true,
      isGood: false,
    })
    expect(checks.filter(({ ok }) => !ok).map(({ name }) => name)).toContain(fails)
    const { lines } = await checkFile(JSON.stringify(file), offline)
    expect(lines.some((line) => line.startsWith('FAIL'))).toBe(true)
    expect(lines.at(-1)).toBe('This result does not hold.')
  })

  it('one without fees is of what the house added', () => {
    const free = { ...facts, fee: '0.00', fees: '0.00', of_fees: '0.00', pool: '5.01' }
    const stated = statedIn(`truestrike/tournament/v1\n${textOf(free, rows)}`)
    const [places, pool, prizes] = recomputeResult(stated!)
    expect([places?.ok, pool?.ok, prizes?.ok]).toEqual([true, true, false])
    expect(prizes?.differs).toBe('entrant 3 won 25.12, by its place 2.79')
  })
})

test.each([
  'Ada won.',
  textOf(facts, [{ ...rows[0], chips: 1_075 }]),
  textOf(facts, [{ ...rows[0], chips: '-1.00' }]),
  textOf({ ...facts, pool: '1e3' }, rows),
])('a text that is no result: %s', (text) => {
  expect(statedIn(`truestrike/tournament/v1\n${text}`)).toBeUndefined()
})
