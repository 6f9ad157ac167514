// The picture and the form of a profile, and where nobody is taken from.

import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createAccountsApp, getMe, signInAs } from '#test/accounts-app.ts'
import { hugePng, photo, pngOfBytes } from '#test/pictures.ts'
import {
  anApp,
  aRegistration,
  aSignedIn,
  database,
  eventsOf,
  home,
  names,
  openProfiles,
  postForm,
  profile,
  sendProfile,
} from '#test/profile-calls.ts'

openProfiles()

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
