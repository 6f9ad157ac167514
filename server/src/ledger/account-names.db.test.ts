// Nothing in the database knows an account by its number: functions and views name it.

import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'

const database = freshDatabase()

const numbered = 'account(_id)?\\s*(=|<>|<|>=|(not )?in)\\s*\\(?\\d'

test('no function, view or check of the database names an account by its number', async () => {
  const rows = await database().owner.rows<{ name: string }>(
    `select name from (
       select proname as name, prosrc as text from pg_proc
        where pronamespace = 'public'::regnamespace
       union all
       select viewname, definition from pg_views where schemaname = 'public'
       union all
       select conname, pg_get_constraintdef(oid) from pg_constraint
        where connamespace = 'public'::regnamespace
     ) written where text ~* $1 or text ~* 'outside_of'`,
    [numbered],
  )
  expect(rows.map(({ name }) => name)).toEqual([])
})

test('an account of a name is the one its currency has, and a client’s is none of those', async () => {
  const rows = await database().owner.rows<{ name: string; found: boolean }>(
    `select name, own_account(currency, name) = id as found from accounts where client_id is null`,
  )
  expect(rows.filter(({ found }) => !found)).toEqual([])
  const [none] = await database().owner.rows<{ id: bigint | null }>(
    `select own_account('demo', 'withdrawals') as id`,
  )
  expect(none?.id).toBeNull()
})
