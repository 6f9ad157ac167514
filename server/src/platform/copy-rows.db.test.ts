import { describe, expect, it } from 'vitest'
import { type Millis, millis } from '#kernel/time.ts'
import { fc } from '#seed'
import { freshDatabase } from '#test/database.ts'
import { CopyRows } from './copy-rows.ts'
import { sqlStateOf } from './database-errors.ts'

const database = freshDatabase()

type Values = {
  readonly int2: number | null
  readonly int4: number | null
  readonly int8: bigint | null
  readonly whole: number | null
  readonly float8: number
  readonly at: Millis | null
  readonly on: string | null
  readonly word: string | null
  readonly id: string
}

const copy = 'copy kinds from stdin (format binary)'

describe('rows in binary', () => {
  it('arrive as they were written, whatever they hold and however many they are', async () => {
    const { db } = database()
    await db.rows(`create table kinds (nr int, int2 smallint, int4 int, int8 bigint, whole bigint,
      float8 float8, at timestamptz(3), "on" date, word text, id uuid)`)
    await fc.assert(
      fc.asyncProperty(fc.array(anyValues(), { maxLength: 40 }), async (all) => {
        const rows = new CopyRows(64)
        for (const [nr, it] of all.entries()) write(rows, nr, it)
        expect(rows.count).toBe(all.length)
        await db.rows('truncate kinds')
        await db.append({ copy, rows })
        expect(await stored(db)).toEqual(all)
      }),
      { numRuns: 60, seed: 7 },
    )
  })

  it('are written anew in the same memory', async () => {
    const { db } = database()
    await db.rows('create table words (word text)')
    const rows = new CopyRows(32)
    const words = 'copy words from stdin (format binary)'
    await db.append({ copy: words, rows: rows.row(1).text('a first one, and a long one') })
    await db.append({ copy: words, rows: rows.clear().row(1).text('second') })
    await db.append({ copy: words, rows: rows.clear() })
    expect(await db.rows('select word from words')).toEqual([
      { word: 'a first one, and a long one' },
      { word: 'second' },
    ])
  })

  it.each([
    ['a UUID of other length', () => new CopyRows().row(1).uuid('00000000')],
    ['a UUID of other letters', () => new CopyRows().row(1).uuid(`g${'0'.repeat(35)}`)],
    ['half a number', () => new CopyRows().row(1).int8(0.5)],
    ['a number that is not exact', () => new CopyRows().row(1).int8(2 ** 53)],
    ['a number too large for its column', () => new CopyRows().row(1).int2(40_000)],
  ])('refuse %s', (_name, write) => {
    expect(write).toThrow()
  })
})

describe('one message', () => {
  it('writes all or nothing, and says why not', async () => {
    const { db } = database()
    await db.rows('create table firsts (id int primary key)')
    await db.rows('create table seconds (id int primary key check (id > 0))')
    const single = db.single()
    const write = (first: string, one: number, two: number) =>
      single.write(first, [
        { copy: 'copy firsts from stdin (format binary)', rows: new CopyRows().row(1).int4(one) },
        { copy: 'copy seconds from stdin (format binary)', rows: new CopyRows().row(1).int4(two) },
      ])
    const why = (done: Promise<void>) => done.then(() => 'done', sqlStateOf)
    expect(await why(write('', 1, 1))).toBe('done')
    expect(await why(write('', 2, 1))).toBe('23505')
    expect(await why(write('', 1, 3))).toBe('23505')
    expect(await why(write('', 2, -1))).toBe('23514')
    expect(await why(write('select 1 / 0', 4, 4))).toBe('22012')
    expect(await why(write('select 1', 5, 5))).toBe('done')
    await single.close()
    expect(await db.rows('select id from firsts order by 1')).toEqual([{ id: 1 }, { id: 5 }])
    expect(await db.rows('select id from seconds order by 1')).toEqual([{ id: 1 }, { id: 5 }])
  })
})

function anyValues(): fc.Arbitrary<Values> {
  const int = (bits: number) => fc.integer({ min: -(2 ** (bits - 1)), max: 2 ** (bits - 1) - 1 })
  const or = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null })
  const from = Date.UTC(1900, 0, 1)
  const to = Date.UTC(2200, 0, 1)
  return fc.record({
    int2: or(int(16)),
    int4: or(int(32)),
    int8: or(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })),
    whole: or(fc.maxSafeInteger()),
    float8: fc.double({ noNaN: true }),
    at: or(fc.integer({ min: from, max: to }).map(millis)),
    on: or(fc.integer({ min: from, max: to }).map((ms) => new Date(ms).toISOString().slice(0, 10))),
    word: or(fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', ''))),
    id: fc.uuid(),
  })
}

function write(rows: CopyRows, nr: number, it: Values): void {
  rows.row(10).int4(nr).int2(it.int2).int4(it.int4).int8(it.int8).int8(it.whole)
  rows.float8(it.float8).instant(it.at).date(it.on).text(it.word).uuid(it.id)
}

async function stored(db: ReturnType<typeof database>['db']): Promise<Values[]> {
  const rows = await db.rows<Omit<Values, 'whole'> & { whole: bigint | null }>(
    `select int2, int4, int8, whole, float8, at, "on"::text, word, id from kinds order by nr`,
  )
  return rows.map((row) => ({ ...row, whole: row.whole === null ? null : Number(row.whole) }))
}
