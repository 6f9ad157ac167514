// Who is identified and who is not, over HTTP, and where nobody is taken from.

import { afterEach, describe, expect, test } from 'vitest'
import { second } from '#kernel/time.ts'
import { tellProfile } from '#test/clients.ts'
import {
  ada,
  anIdentified,
  aPerson,
  ask,
  at,
  changeOf,
  codeOf,
  database,
  decide,
  lastOf,
  limitOf,
  me,
  newPhone,
  openIdentity,
  save,
  sendDocument,
  serveAllBut,
  takeBack,
  view,
} from '#test/identity-app.ts'

openIdentity()

describe('who was identified', () => {
  test.each([
    ['firstname', 'Eve', 'Firstname changes by a request, with a document'],
    ['lastname', 'Mallory', 'Lastname changes by a request, with a document'],
    ['country', 'BE', 'Country changes by a request, with a document'],
    ['date_of_birth', '1980-01-01', 'Date of birth changes by a request, with a document'],
    ['phone', newPhone, 'Phone changes by a request, with a document'],
  ])('cannot edit %s', async (field, value, message) => {
    const who = await anIdentified()
    const reply = await save(who, { ...ada, [field]: value })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().errors).toEqual([
      expect.objectContaining({ field, message, code: expect.any(String) }),
    ])
    expect(await me(who)).toMatchObject(ada)
  })

  test('cannot take the phone away', async () => {
    const who = await aPerson()
    await tellProfile(database().db, who)
    expect((await save(who, { ...ada, phone: newPhone })).statusCode).toBe(200)
    await sendDocument(who)
    await decide((await lastOf(who)).id)
    const reply = await save(who, { ...ada, phone: '' })
    expect([reply.statusCode, reply.json().errors]).toEqual([
      422,
      [
        {
          field: 'phone',
          code: 'not_removable',
          message: 'Phone cannot be taken away: ask for another one',
        },
      ],
    ])
    // The specification's form sends what is not empty; nothing changes, and that is fine.
    expect((await save(who, { ...ada, phone: newPhone })).statusCode).toBe(200)
    const { phone: _, ...rest } = ada
    expect((await save(who, rest)).statusCode).toBe(200)
    expect((await me(who)).phone).toBe(newPhone)
  })

  test('edits address and picture freely', async () => {
    const who = await anIdentified()
    const moved = { ...ada, state: 'Utrecht', city: 'Utrecht', address: 'Oudegracht 2' }
    expect((await save(who, moved)).statusCode).toBe(200)
    expect(await me(who)).toMatchObject(moved)
  })

  test('stays so in the database too, whoever writes', async () => {
    const who = await anIdentified()
    const { db } = database()
    const refused = { code: '23514' }
    const rows = (text: string) => db.rows(text, [who.id])
    const clients = 'update clients set'
    for (const change of [`lastname = 'Eve'`, `firstname = ''`, `phone = '1'`]) {
      await expect(rows(`${clients} ${change} where id = $1`)).rejects.toMatchObject(refused)
    }
    for (const change of [`country = 'BE'`, `date_of_birth = '1980-01-01'`]) {
      const text = `update profiles set ${change} where client_id = $1`
      await expect(rows(text)).rejects.toMatchObject(refused)
    }
    await expect(db.rows('delete from identities')).rejects.toThrow(/append-only/)
  })
})

describe('before somebody is identified', () => {
  test('what a document is compared with does not move', async () => {
    const who = await aPerson()
    await tellProfile(database().db, who)
    expect((await save(who, { ...ada, firstname: 'Augusta' })).statusCode).toBe(200)
    await sendDocument(who)
    const reply = await save(who, ada)
    expect(reply.json().errors).toEqual([
      {
        field: 'firstname',
        code: 'held_for_check',
        message: 'Firstname stays as it is while your document is checked',
      },
    ])
    expect((await ask(who, { firstname: 'Ada' })).json().code).toBe('document_waiting')
    await decide((await lastOf(who)).id, 'Another first name.')
    expect((await save(who, ada)).statusCode).toBe(200)
  })

  test('nobody is approved of whom nothing to compare with is known', async () => {
    const who = await aPerson()
    await sendDocument(who)
    const { id } = await lastOf(who)
    expect(codeOf(await decide(id))).toBe('identity_untold')
    await tellProfile(database().db, who)
    expect(codeOf(await decide(id))).toBe('done')
    expect((await view(who)).is_identified).toBe(true)
  })

  test('a date of birth is put right by a request, which identifies nobody', async () => {
    const who = await aPerson()
    await tellProfile(database().db, who)
    const refused = await ask(who, { firstname: 'Eve', date_of_birth: '1980-01-01' })
    expect(refused.json().errors).toEqual([
      {
        field: 'firstname',
        code: 'changed_in_profile',
        message: 'Firstname can be changed in the profile',
      },
    ])
    expect((await ask(who, { date_of_birth: '1980-01-01' })).statusCode).toBe(200)
    expect(codeOf(await decide((await changeOf(who)).id))).toBe('done')
    expect(await view(who)).toMatchObject({ is_identified: false, date_of_birth: '1980-01-01' })
    expect(await limitOf(who)).toBe(2_000)
  })
})

describe('where we take nobody from', () => {
  afterEach(() => {
    serveAllBut('')
  })

  test('nobody is identified, and staff read why', async () => {
    const who = await aPerson()
    await tellProfile(database().db, who, 'BE')
    await sendDocument(who)
    const { id } = await lastOf(who)
    serveAllBut('BE')
    expect(await decide(id)).toEqual({ refused: 'client_not_served', details: { country: 'BE' } })
    expect(await view(who)).toMatchObject({ is_identified: false })
    expect(await lastOf(who)).toMatchObject({ status: 'pending', decidedBy: null })
    expect(codeOf(await decide(id, 'We take no clients from there.'))).toBe('done')
  })

  test('a move there is neither asked for nor approved; another name is', async () => {
    const who = await anIdentified()
    serveAllBut('BE')
    const asked = await ask(who, { country: 'BE' })
    expect([asked.statusCode, asked.json().code]).toEqual([422, 'country_not_served'])
    expect((await view(who)).change).toBeNull()
    serveAllBut('')
    expect((await ask(who, { country: 'BE', lastname: 'King' })).statusCode).toBe(200)
    const move = await changeOf(who)
    serveAllBut('BE')
    expect(codeOf(await decide(move.id))).toBe('client_not_served')
    expect(await me(who)).toMatchObject({ country: 'NL', lastname: 'Lovelace' })
    expect((await takeBack(who, move.id)).statusCode).toBe(200)
    // Who lives there since before is still paid out under the name they have.
    serveAllBut('NL')
    at.clock.advance(second)
    expect((await ask(who, { lastname: 'King' })).statusCode).toBe(200)
    expect(codeOf(await decide((await changeOf(who)).id))).toBe('done')
    expect(await me(who)).toMatchObject({ country: 'NL', lastname: 'King' })
  })
})
