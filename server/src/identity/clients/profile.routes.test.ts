import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { day } from '#kernel/time.ts'
import { type AccountsApp, createAccountsApp, getMe, signInAs } from '#test/accounts-app.ts'
import { aClient, type TestClient } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { hugePng, photo, pngOfBytes } from '#test/pictures.ts'

const database = freshDatabase()
const anApp = () => createAccountsApp(database().db)

const home = {
  gender: 'female',
  address: 'Herengracht 1',
  city: 'Amsterdam',
  state: 'Noord-Holland',
  country: 'NL',
}
const profile = { ...home, date_of_birth: '1990-12-31' }
const names = { firstname: 'Grace', lastname: 'Hopper' }

let people = 0

/** Signs up anew; the session is for the steps that follow. */
async function aRegistration({ app }: AccountsApp, address?: string, person = names) {
  people += 1
  const password = 'otter-meadow-41'
  const email = address ?? `profile${people}@example.org`
  const payload = { email, password, confirmPassword: password, ...person }
  const reply = await app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload,
    remoteAddress: `10.0.${people}.1`,
  })
  return { email, password, session: reply.json().session as string }
}

function sendProfile({ app }: AccountsApp, payload: object) {
  people += 1
  const remoteAddress = `10.1.${people}.1`
  return app.inject({ method: 'POST', url: '/api/auth/complete-profile', payload, remoteAddress })
}

async function aSignedIn(api: AccountsApp) {
  people += 1
  const client = await aClient(database().db, { email: `signed${people}@example.org` })
  const { token } = await signInAs(api.app, client)
  const authorization = `Bearer ${token}`
  return {
    client,
    token,
    me: async () => (await getMe(api.app, token)).json().data,
    patch: (payload: object) =>
      api.app.inject({ method: 'PATCH', url: '/api/users', payload, headers: { authorization } }),
    update: (fields: Record<string, string>, file?: Uint8Array, name = 'avatar') =>
      postForm(api, authorization, fields, file && { name, bytes: file }),
  }
}

type FormFile = { readonly name: string; readonly bytes: Uint8Array }

async function postForm(
  { app }: AccountsApp,
  authorization: string,
  fields: Record<string, string>,
  file?: FormFile,
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file) form.append(file.name, new Blob([new Uint8Array(file.bytes)]), '../../me.jpg')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return app.inject({
    method: 'POST',
    url: '/api/users/update',
    headers: { authorization, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

function eventsOf({ id }: TestClient) {
  return database().db.rows<{ kind: string; details: string }>(
    `select kind, details from events where client_id = $1 and kind like 'profile%' order by nr`,
    [id],
  )
}

describe('the profile of a registration', () => {
  test('is kept, once for each session', async () => {
    const api = await anApp()
    const registration = await aRegistration(api)
    const reply = await sendProfile(api, { ...profile, session: registration.session })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({
      status: true,
      message: 'Profile Saved Successfully!',
      data: null,
    })
    const again = await sendProfile(api, { ...profile, session: registration.session })
    expect(again.statusCode).toBe(422)
    expect(again.json().code).toBe('registration_invalid')
    const { token } = await signInAs(api.app, registration)
    const { data } = (await getMe(api.app, token)).json()
    expect(data).toMatchObject({ ...home, profile_complete: true })
  })

  test('of an address that was known is answered the same, and changes nobody’s', async () => {
    const api = await anApp()
    const { client, me } = await aSignedIn(api)
    const { session } = await aRegistration(api, client.email)
    expect((await sendProfile(api, { ...profile, session })).statusCode).toBe(200)
    expect((await sendProfile(api, { ...profile, session })).json().code).toBe(
      'registration_invalid',
    )
    expect(await me()).toMatchObject({ profile_complete: false, city: null })
    expect(await eventsOf(client)).toEqual([])
  })

  test('needs a session that is known and a day old at most', async () => {
    const api = await anApp()
    const { session } = await aRegistration(api)
    api.clock.advance(day)
    for (const wrong of [session, 'made-up']) {
      const reply = await sendProfile(api, { ...profile, session: wrong })
      expect(reply.json().code).toBe('registration_invalid')
    }
  })

  test('sent twice at once is kept once', async () => {
    const api = await anApp()
    const { session } = await aRegistration(api)
    const send = () => sendProfile(api, { ...profile, session })
    const replies = await Promise.all([send(), send(), send()])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422])
  })

  test('names every field that is missing', async () => {
    const api = await anApp()
    const { session } = await aRegistration(api)
    const reply = await sendProfile(api, { gender: '', address: '  ', date_of_birth: '', session })
    expect(reply.statusCode).toBe(422)
    const { errors } = reply.json()
    expect(errors.map(({ message }: { message: string }) => message).sort()).toEqual([
      'Address is required',
      'City is required',
      'Country is required',
      'Date of birth is required',
      'Gender is required',
      'State is required',
    ])
  })

  test('of somebody under 18 is refused until their birthday', async () => {
    const api = await anApp()
    const { session } = await aRegistration(api)
    const today = new Date(api.clock.now())
    const eighteen = `${today.getUTCFullYear() - 18}${today.toISOString().slice(4, 10)}`
    const tomorrow = new Date(Date.parse(eighteen) + day).toISOString().slice(0, 10)
    const young = await sendProfile(api, { ...profile, session, date_of_birth: tomorrow })
    expect(young.json().errors).toEqual([
      { field: 'date_of_birth', message: 'Date of birth must be at least 18 years ago' },
    ])
    const grown = await sendProfile(api, { ...profile, session, date_of_birth: eighteen })
    expect(grown.statusCode).toBe(200)
  })

  test.each([
    ['country', 'ZZ'],
    ['country', 'Netherlands'],
    ['date_of_birth', '1990-02-30'],
    ['date_of_birth', '31-12-1990'],
    ['gender', 'robot'],
    ['city', 'a\u0000b'],
  ])('with %s %s is refused', async (field, value) => {
    const api = await anApp()
    const { session } = await aRegistration(api)
    const reply = await sendProfile(api, { ...profile, session, [field]: value })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().errors[0].field).toBe(field)
  })
})

describe('the profile of a client who is signed in', () => {
  test('can be completed once', async () => {
    const api = await anApp()
    const { client, patch, me } = await aSignedIn(api)
    expect(await me()).toMatchObject({ profile_complete: false, gender: null, avatar: null })
    const reply = await patch(profile)
    expect(reply.json()).toMatchObject({
      message: 'Profile Saved Successfully!',
      data: { ...home, profile_complete: true },
    })
    const again = await patch({ ...profile, city: 'Utrecht' })
    expect(again.statusCode).toBe(409)
    expect((await me()).city).toBe('Amsterdam')
    expect(await eventsOf(client)).toEqual([{ kind: 'profile_completed', details: '{}' }])
  })

  test('can be changed, and what changed is recorded without saying to what', async () => {
    const api = await anApp()
    const { client, patch, update, me } = await aSignedIn(api)
    await patch(profile)
    const change = { ...names, ...home, city: 'Utrecht', phone: '030 231 9011' }
    const reply = await update(change)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({
      status: true,
      message: 'Profile updated successfully!',
      data: { ...names, city: 'Utrecht', phone: '+31 30 231 9011' },
    })
    expect(await me()).toEqual(reply.json().data)
    const [, changed] = await eventsOf(client)
    expect(changed).toEqual({
      kind: 'profile_changed',
      details: '{"fields":"firstname, lastname, phone, city"}',
    })
    // Nothing new is nothing to record.
    await update({ ...change, phone: '+31 30 231 9011' })
    expect(await eventsOf(client)).toHaveLength(2)
  })

  test('keeps a phone that is left out, and gives up one that is empty', async () => {
    const api = await anApp()
    const { update } = await aSignedIn(api)
    const fields = { ...names, ...home }
    await update({ ...fields, phone: '+31 30 231 9011' })
    expect((await update(fields)).json().data.phone).toBe('+31 30 231 9011')
    expect((await update({ ...fields, phone: '' })).json().data.phone).toBe('')
  })

  test('can be changed 30 times an hour', async () => {
    const api = await anApp()
    const { update } = await aSignedIn(api)
    const fields = { ...names, ...home }
    for (let nr = 0; nr < 30; nr += 1) expect((await update(fields)).statusCode).toBe(200)
    const reply = await update(fields)
    expect(reply.statusCode).toBe(429)
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(3_500)
  })

  test.each([
    ['Jo', 'Li'],
    ['O', 'Ng'],
    ['x'.repeat(100), 'Ørsted'],
  ])('saves the names %s %s that may sign up', async (firstname, lastname) => {
    const api = await anApp()
    const registration = await aRegistration(api, undefined, { firstname, lastname })
    const { token } = await signInAs(api.app, registration)
    const reply = await postForm(api, `Bearer ${token}`, { firstname, lastname, ...home })
    expect(reply.statusCode).toBe(200)
    expect(reply.json().data).toMatchObject({ firstname, lastname })
  })

  test('takes a date of birth only while none is known', async () => {
    const api = await anApp()
    const { update } = await aSignedIn(api)
    const fields = { ...names, ...home }
    expect((await update(fields)).json().data.profile_complete).toBe(false)
    const told = await update({ ...fields, date_of_birth: '1990-12-31' })
    expect(told.json().data.profile_complete).toBe(true)
    const moved = await update({ ...fields, date_of_birth: '1980-12-31' })
    expect(moved.json().errors).toEqual([
      { field: 'date_of_birth', message: 'Date of birth changes by a request, with a document' },
    ])
  })

  test.each([
    ['firstname', '', 'Firstname is required'],
    ['firstname', ' ', 'Firstname is required'],
    ['lastname', 'x'.repeat(101), 'Lastname must be at most 100 characters long'],
    ['phone', '12345', 'Phone is invalid'],
    ['phone', 'call me', 'Phone is invalid'],
    ['country', 'ZZ', 'Country is invalid'],
    ['address', ' ', 'Address is required'],
    ['gender', '', 'Gender is required'],
  ])('is refused with %s “%s”: %s', async (field, value, message) => {
    const api = await anApp()
    const { update } = await aSignedIn(api)
    const reply = await update({ ...names, ...home, [field]: value })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().errors).toEqual([{ field, message }])
  })

  test.each([
    ['email', 'other@example.org'],
    ['balance', '1000000'],
  ])('has no field %s to change', async (field, value) => {
    const api = await anApp()
    const { update } = await aSignedIn(api)
    const reply = await update({ ...names, ...home, [field]: value })
    expect(reply.json().code).toBe('unknown_field')
  })
})

describe('a country we take nobody from', () => {
  const elsewhere = () => createAccountsApp(database().db, { serves: (code) => code === 'NL' })
  const refused = { status: false, code: 'country_not_served' }

  test('is refused while registering, and the step can be taken again with another', async () => {
    const api = await elsewhere()
    const registration = await aRegistration(api)
    const { session } = registration
    const reply = await sendProfile(api, { ...profile, country: 'BE', session })
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject(refused)
    expect(reply.json().message).toContain('not on our list. Nothing was saved.')
    const { token } = await signInAs(api.app, registration)
    const before = (await getMe(api.app, token)).json().data
    expect(before).toMatchObject({ country: null, address: null, profile_complete: false })
    expect((await sendProfile(api, { ...profile, session })).statusCode).toBe(200)
    expect((await getMe(api.app, token)).json().data).toMatchObject({ country: 'NL' })
  })

  test('is refused alike where the address was known', async () => {
    const api = await elsewhere()
    const { client } = await aSignedIn(api)
    const { session } = await aRegistration(api, client.email)
    const reply = await sendProfile(api, { ...profile, country: 'BE', session })
    expect(reply.json()).toMatchObject(refused)
    expect((await sendProfile(api, { ...profile, session })).statusCode).toBe(200)
  })

  test('is refused when the profile is completed or changed, and nothing changes', async () => {
    const api = await elsewhere()
    const { client, me, patch, update } = await aSignedIn(api)
    const fresh = await patch({ ...profile, country: 'BE' })
    expect([fresh.statusCode, fresh.json().code]).toEqual([422, 'country_not_served'])
    expect(await me()).toMatchObject({ country: null, profile_complete: false })
    expect((await patch(profile)).statusCode).toBe(200)
    const moved = await update({ ...names, ...home, city: 'Antwerpen', country: 'BE' })
    expect([moved.statusCode, moved.json().code]).toEqual([422, 'country_not_served'])
    expect(await me()).toMatchObject({ firstname: 'Ada', city: 'Amsterdam', country: 'NL' })
    expect((await eventsOf(client)).map(({ kind }) => kind)).toEqual(['profile_completed'])
  })

  test('that left the list later keeps nobody from telling their new address', async () => {
    const { client, patch } = await aSignedIn(await anApp())
    expect((await patch({ ...profile, country: 'BE' })).statusCode).toBe(200)
    const api = await elsewhere()
    const { token } = await signInAs(api.app, client)
    const fields = { ...names, ...home, country: 'BE', city: 'Antwerpen' }
    const reply = await postForm(api, `Bearer ${token}`, fields)
    expect(reply.statusCode).toBe(200)
    expect(reply.json().data).toMatchObject({ country: 'BE', city: 'Antwerpen' })
  })
})

describe('the picture', () => {
  const fields = { ...names, ...home }

  test('is drawn anew and served as a picture and nothing else', async () => {
    const api = await anApp()
    const { update } = await aSignedIn(api)
    const reply = await update(fields, await photo())
    const { avatar } = reply.json().data
    const served = await api.app.inject({ url: avatar })
    expect(served.statusCode).toBe(200)
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'attachment; filename="avatar.webp"',
      'cache-control': 'private, max-age=31536000, immutable',
    })
    const facts = await sharp(served.rawPayload).metadata()
    expect(facts).toMatchObject({ format: 'webp', width: 256, height: 256 })
    expect(facts.exif).toBeUndefined()
    expect(reply.body).not.toContain('me.jpg')
  })

  test('that is new has a new address, and the old one leads nowhere', async () => {
    const api = await anApp()
    const { client, update, me } = await aSignedIn(api)
    const first = (await update(fields, await photo())).json().data.avatar
    const second = (await update(fields, await photo({ quality: 50 }))).json().data.avatar
    expect(second).not.toBe(first)
    expect((await api.app.inject({ url: first })).statusCode).toBe(404)
    expect((await me()).avatar).toBe(second)
    expect((await eventsOf(client)).at(-1)?.details).toBe('{"fields":"avatar"}')
    // A change without a picture leaves it.
    expect((await update(fields)).json().data.avatar).toBe(second)
  })

  test('is removed when the client wants it: gone at once, and from then on it is not there', async () => {
    const api = await anApp()
    const { client, token, update } = await aSignedIn(api)
    const { avatar } = (await update(fields, await photo())).json().data
    const headers = { authorization: `Bearer ${token}` }
    const remove = () =>
      api.app.inject({ method: 'POST', url: '/api/users/avatar/removal', headers })
    const reply = await remove()
    expect([reply.statusCode, reply.json().message]).toEqual([200, 'Your picture is removed.'])
    expect(reply.json().data.avatar).toBeNull()
    expect((await api.app.inject({ url: avatar })).statusCode).toBe(404)
    const { db } = database()
    expect(await db.rows('select from avatars where client_id = $1', [client.id])).toEqual([])
    const before = await eventsOf(client)
    expect(before.at(-1)).toMatchObject({ kind: 'profile_changed', details: '{"fields":"avatar"}' })
    expect((await remove()).json().data.avatar).toBeNull()
    expect(await eventsOf(client)).toEqual(before)
  })

  test.each([
    ['a damaged JPEG', async () => (await photo()).subarray(0, 2_000), 422, 'image_unreadable'],
    ['an SVG', async () => Buffer.from('<svg onload="alert(1)"/>'), 415, 'image_unknown'],
    ['an empty file', async () => Buffer.alloc(0), 415, 'image_unknown'],
    ['30,000 by 30,000 pixels', async () => hugePng(30_000, 30_000), 422, 'image_too_big'],
    ['a byte too many', () => pngOfBytes(2_097_153), 413, 'image_too_large'],
    ['far too many bytes', () => pngOfBytes(5_000_000), 413, 'image_too_large'],
  ])('of %s is refused, and nothing else is changed', async (_what, make, status, code) => {
    const api = await anApp()
    const { update, me } = await aSignedIn(api)
    const reply = await update(fields, await make())
    expect(reply.statusCode).toBe(status)
    expect(reply.json().code).toBe(code)
    expect(await me()).toMatchObject({ firstname: 'Ada', avatar: null })
  })

  test('of exactly 2 MB is taken', async () => {
    const api = await anApp()
    const { update } = await aSignedIn(api)
    const reply = await update(fields, await pngOfBytes(2_097_152))
    expect(reply.json().data.avatar).toMatch(/^\/api\/users\/avatar\/[\da-f-]{36}$/)
  })

  test('with a script behind it loses the script', async () => {
    const api = await anApp()
    const { update } = await aSignedIn(api)
    const polyglot = Buffer.concat([await photo(), Buffer.from('<script>alert(1)</script>')])
    const { avatar } = (await update(fields, polyglot)).json().data
    const { rawPayload } = await api.app.inject({ url: avatar })
    expect(rawPayload.toString('latin1')).not.toContain('<script')
  })

  test.each(['not-an-id', '00000000-0000-4000-8000-000000000000'])('%s is nobody’s', async (id) => {
    const { app } = await anApp()
    expect((await app.inject({ url: `/api/users/avatar/${id}` })).statusCode).toBe(404)
  })
})

describe('a form', () => {
  const url = '/api/users/update'

  test('of a stranger is not read', async () => {
    const reply = await postForm(await anApp(), 'Bearer made-up', { ...names, ...home })
    expect(reply.statusCode).toBe(401)
  })

  test.each([
    ['no form', 'application/json', '{}'],
    ['no boundary', 'multipart/form-data', 'x'],
    [
      'no end',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="x"',
    ],
    ['nothing', 'multipart/form-data; boundary=b', ''],
  ])('that is %s is malformed', async (_what, type, payload) => {
    const api = await anApp()
    const { token } = await aSignedIn(api)
    const headers = { authorization: `Bearer ${token}`, 'content-type': type }
    const reply = await api.app.inject({ method: 'POST', url, headers, payload })
    expect([400, 422]).toContain(reply.statusCode)
  })

  test('has one file, few fields and short ones', async () => {
    const api = await anApp()
    const { update } = await aSignedIn(api)
    const fields = { ...names, ...home }
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, nr) => [`f${nr}`, 'x']))
    expect((await update({ ...fields, ...many })).statusCode).toBe(413)
    expect((await update({ ...fields, city: 'x'.repeat(5_000) })).statusCode).toBe(413)
    const elsewhere = await update(fields, await photo(), 'id_file')
    expect(elsewhere.json().code).toBe('unknown_field')
  })

  test('is taken by no other call', async () => {
    const { app } = await anApp()
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const payload = '--b--\r\n'
    const reply = await app.inject({ method: 'POST', url: '/api/auth/login', headers, payload })
    expect(reply.statusCode).toBe(400)
  })
})

test('the countries are told to anyone', async () => {
  const { app } = await anApp()
  const { data } = (await app.inject({ url: '/api/public/countries' })).json()
  expect(data[0]).toEqual({ code: 'US', name: 'United States of America' })
  expect(data).toContainEqual({ code: 'NL', name: 'Netherlands' })
})

test('the states of a country are suggested to anyone', async () => {
  const { app } = await anApp()
  const ask = (query: string) => app.inject({ url: `/api/public/states${query}` })
  const reply = await ask('?country=US')
  expect(reply.headers['cache-control']).toBe('public, max-age=86400')
  const { data } = reply.json()
  expect(data).toEqual([...data].sort((a: string, b: string) => a.localeCompare(b, 'en')))
  expect(data[0]).toBe('Alabama')
  expect((await ask('?country=NL')).json().data).toContain(home.state)
  expect((await ask('?country=XX')).json()).toMatchObject({ status: true, data: [] })
  for (const query of ['', '?country=', '?country=us', '?country=Netherlands']) {
    const refused = await ask(query)
    expect(refused.statusCode).toBe(422)
    expect(refused.headers['cache-control']).toBeUndefined()
  }
})
