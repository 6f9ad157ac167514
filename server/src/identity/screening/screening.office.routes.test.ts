// Lists of names: loaded by whoever may, held against everybody, and what is like a name on one is
// looked at before anybody is identified by it.

import { beforeAll, describe, expect, test } from 'vitest'
import { type Sweep, screenSome } from '#server/identity/screening/screen-everybody.ts'
import { registerQueueRoutes } from '#server/oversight/queue/queue.routes.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import {
  aPicture,
  aSignedClient,
  clock,
  database,
  decide as decideDocument,
  files,
  install,
  lastOf,
  openDocuments,
  send,
} from '#test/documents-app.ts'
import { createOfficeApp, type OfficeApp, post, read, sitDown } from '#test/office-app.ts'
import { europeSample, ofacSample } from '#test/screening-lists.ts'
import { registerStaffDocuments } from '../documents/documents.office.routes.ts'
import { registerScreening } from './screening.office.routes.ts'

openDocuments()

let api: OfficeApp
let ada: string
beforeAll(async () => {
  const { db } = database()
  const deps = { db, clock, files, random: systemRandom, install, serves: () => true }
  api = await createOfficeApp(db, {
    clock,
    register: (office, composed) => {
      registerScreening(office, deps)
      registerStaffDocuments(office, deps)
      registerQueueRoutes(office, composed)
    },
  })
  ada = await sitDown(api, 'ada@desk.example', ['compliance'])
})

async function load(kind: string, list: string, token = ada) {
  const form = new FormData()
  form.set('kind', kind)
  form.set('list', new File([list], 'list'))
  const response = new Response(form)
  return api.app.inject({
    method: 'POST',
    url: '/api/office/screening/lists',
    cookies: { office: token },
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
    payload: Buffer.from(await response.arrayBuffer()),
  })
}

async function aNamed(firstname: string, lastname: string) {
  const client = await aSignedClient()
  await database().db.rows('update clients set firstname = $2, lastname = $3 where id = $1', [
    client.id,
    firstname,
    lastname,
  ])
  return client
}

async function anIdentified(firstname: string, lastname: string) {
  const client = await aNamed(firstname, lastname)
  await send(client.token, { file: await aPicture() })
  expect(await decideDocument((await lastOf(client)).id)).toMatchObject({ status: 'approved' })
  return client
}

async function sweep() {
  const deps = { db: database().db, clock, random: systemRandom }
  let at: Sweep | undefined
  do at = await screenSome(deps, at)
  while (at)
}

type Loaded = { readonly kind: string; readonly is_current: boolean }
type Found = {
  readonly id: string
  readonly client: { readonly id: string; readonly born: object | null }
}

async function hitsOf(client: { readonly id: bigint }, state = 'open'): Promise<Found[]> {
  const { data } = (await read(api, `screening/hits?state=${state}`, ada)).json()
  return data.filter((hit: Found) => hit.client.id === String(client.id))
}

const decide = (id: string, verdict: string, token = ada, reason = 'Born elsewhere.') =>
  post(api, `screening/hits/${id}/verdict`, { verdict, reason }, { token })

describe('a list', () => {
  test('is loaded once, replaces the one of its kind, and is on record', async () => {
    const first = (await load('ofac_sdn', ofacSample())).json()
    expect(first.data).toMatchObject({
      swept_at: null,
      lists: [{ kind: 'ofac_sdn', version: '2026-11-20', people: 2, names: 3, is_current: true }],
    })
    expect((await load('ofac_sdn', ofacSample())).json().code).toBe('list_loaded')
    await load('eu_consolidated', europeSample('1.1'))
    const { lists } = (await load('ofac_sdn', ofacSample([['104', 'Nova Nobodyova']]))).json().data
    expect(lists.map((list: Loaded) => [list.kind, list.is_current])).toEqual([
      ['ofac_sdn', true],
      ['eu_consolidated', true],
      ['ofac_sdn', false],
    ])
    const names = await database().db.rows<{ ref: string }>('select ref from screening_names')
    expect(names.map(({ ref }) => ref).toSorted()).toEqual(
      ['101', '101', '103', '104', '7', '7', '9'].toSorted(),
    )
    const events = await database().db.rows(
      `select from events where kind = 'screening_list_loaded' and actor = 'staff:ada@desk.example'`,
    )
    expect(events).toHaveLength(3)
  })

  test.each(['', '<sdnList>', europeSample('1.1')])(
    'that cannot be read is refused: %#',
    async (file) => {
      const reply = await load('ofac_sdn', file)
      expect(reply.statusCode).toBe(422)
      const { lists } = (await read(api, 'screening', ada)).json().data
      expect(lists[0]).toMatchObject({ kind: 'ofac_sdn', is_current: true })
    },
  )

  test('is for compliance to load, and for auditors to see', async () => {
    const max = await sitDown(api, 'max@desk.example', ['auditor'])
    expect((await read(api, 'screening', max)).statusCode).toBe(200)
    expect((await load('ofac_sdn', ofacSample(), max)).statusCode).toBe(404)
    const sue = await sitDown(api, 'sue@desk.example', ['support', 'finance'])
    expect((await read(api, 'screening/hits', sue)).statusCode).toBe(404)
  })
})

describe('a client whose name is like one on a list', () => {
  test('is found when everybody is held against it, once, and masked in the queue', async () => {
    const known = await anIdentified('Petra', 'Laterlistova')
    const other = await anIdentified('Grace', 'Hopper')
    await load('ofac_sdn', ofacSample([['105', 'LATERLISTOVA, Petra']]))
    await sweep()
    expect((await read(api, 'screening', ada)).json().data.swept_at).not.toBeNull()
    const [hit, ...more] = await hitsOf(known)
    expect(hit?.client.born).toMatchObject({ masked: expect.any(String), value: null })
    expect(more).toEqual([])
    expect(hit).toMatchObject({ ref: '105', score: 1000, bar: null })
    expect(JSON.stringify(hit?.client)).not.toContain('Laterlistova')
    expect(await hitsOf(other)).toEqual([])
    const queue = (await read(api, 'queue', ada)).json().data
    expect(queue).toContainEqual(
      expect.objectContaining({ kind: 'screening_hit', id: hit?.id, reason: 'name_on_list' }),
    )
    expect((await decide(hit?.id ?? '', 'different')).statusCode).toBe(200)
    expect((await decide(hit?.id ?? '', 'same')).json().code).toBe('hit_decided')
    // A newer list does not ask again what was answered.
    await load(
      'ofac_sdn',
      ofacSample([
        ['105', 'LATERLISTOVA, Petra'],
        ['106', 'Another One'],
      ]),
    )
    await sweep()
    expect(await hitsOf(known)).toEqual([])
    expect(await hitsOf(known, 'different')).toHaveLength(1)
  })

  test('is not identified before somebody looked, and not at all if it is them', async () => {
    for (const [verdict, outcome] of [
      ['different', 'approved'],
      ['same', 'name_listed'],
    ] as const) {
      const client = await aNamed('Anna', 'Probnaja')
      await send(client.token, { file: await aPicture() })
      const { id } = await lastOf(client)
      const approve = () => post(api, `documents/${id}/approval`, {}, { token: ada })
      const opened = await post(api, `documents/${id}/opening`, { reason: 'Look.' }, { token: ada })
      await read(api, `documents/${id}/picture`, ada)
      expect((await approve()).json().code).toBe('name_unchecked')
      const { hits } = opened.json().data.opened
      expect(hits).toMatchObject([{ kind: 'eu_consolidated', state: 'open', born: '1970-02-03' }])
      await decide(hits[0].id, verdict)
      const reply = (await approve()).json()
      expect(reply.code ?? reply.data.state).toBe(outcome)
    }
  })

  test('decides nothing about themselves, and is told nothing', async () => {
    const client = await aNamed('Karl', 'Beispiel')
    await send(client.token, { file: await aPicture() })
    const { id } = await lastOf(client)
    await post(api, `documents/${id}/opening`, { reason: 'Look.' }, { token: ada })
    await read(api, `documents/${id}/picture`, ada)
    const [hit] = await hitsOf(client)
    const own = await sitDown(api, client.email, ['compliance'])
    expect((await decide(hit?.id ?? '', 'different', own)).json().code).toBe('own_account')
    expect((await decide(hit?.id ?? '', 'different', ada, ' ')).json().errors).toMatchObject([
      { field: 'reason' },
    ])
    const told = await database().db.rows<{ kind: string }>(
      `select kind from events where client_id = $1 and kind like 'screening%'`,
      [client.id],
    )
    expect(told).toEqual([])
  })
})
