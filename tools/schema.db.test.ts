// schema.sql says of everything what it is and where it belongs, and of nothing that nobody said.

import { expect, test } from 'vitest'
import { cloneDatabase } from '#test/database.ts'
import { describeSchema, modulesInOrder } from './schema.ts'

async function describedAfter(change: string): Promise<string> {
  const { owner, db } = await cloneDatabase()
  await owner.rows(change)
  return describeSchema(owner).finally(() => db.close())
}

test('modules stand in the order of the architecture, each with its tables', async () => {
  const text = await describedAfter('select')
  const headings = [...text.matchAll(/^-- ([\w/]+) -+$/gm)].map(([, module]) => module)
  expect(headings).toEqual(modulesInOrder.filter((module) => headings.includes(module)))
  const deposits = text.split(/^-- [\w/]+ -+$/m)[headings.indexOf('money/deposits') + 1] ?? ''
  expect(deposits).toMatch(/^-- Money that a client pays in.*\ncreate table deposits \(/m)
  expect(deposits).toMatch(
    /^-- What credited a deposit: .*\n(-- .*\n)*create view deposit_credits/m,
  )
  expect(deposits).toContain('FUNCTION check_deposit_step()')
})

const refused = {
  'a table without a comment': [
    'create table lost (id int); create table found (id int)',
    /table lost, table found/,
  ],
  'a comment without a module': [
    `create table lost (id int); comment on table lost is 'Where things get lost.'`,
    /table lost/,
  ],
  'a module that is none': [
    `create table lost (id int); comment on table lost is 'money/lost: What got lost.'`,
    /table lost/,
  ],
  'a view without a comment': ['create view lost as select 1 as one', /view lost/],
  'a function that is nobody’s': ['create function lost() returns int return 1', /function lost/],
  'a trigger of tables of two modules': [
    `create function lost() returns trigger language plpgsql as 'begin end';
     create trigger lost after insert on deposits execute function lost();
     create trigger lost after insert on withdrawals execute function lost()`,
    /function lost/,
  ],
  'a type that no column has': [`create type lost as enum ('a')`, /create type lost/],
} as const

for (const [name, [change, said]] of Object.entries(refused)) {
  test(`${name} is refused`, () => expect(describedAfter(change)).rejects.toThrow(said))
}

test('a trigger’s function belongs where its table does', async () => {
  const text = await describedAfter(
    `create function found() returns trigger language plpgsql as 'begin end';
     create trigger found after insert on deposits execute function found()`,
  )
  const before = text.slice(0, text.indexOf('FUNCTION found()'))
  expect([...before.matchAll(/^-- ([\w/]+) -+$/gm)].at(-1)?.[1]).toBe('money/deposits')
})
