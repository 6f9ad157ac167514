// The profile over HTTP: while registering, and of who is signed in.

import { describe, expect, test } from 'vitest'
import { day } from '#kernel/time.ts'
import { getMe, signInAs } from '#test/accounts-app.ts'
import {
  anApp,
  aRegistration,
  aSignedIn,
  eventsOf,
  home,
  names,
  openProfiles,
  postForm,
  profile,
  sendProfile,
} from '#test/profile-calls.ts'

openProfiles()

describe('the profile of a registration', () => {
  test('is kept, once for each session', async () => {
    const api = await anApp()
    const registration = await aRegistration(api)
    const reply = await sendProfile(api, { ...profile, session: registration.session })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({
      status: true,
      done: 'profile_saved',
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
      {
        field: 'date_of_birth',
        code: 'too_young',
        details: { years: 18 },
        message: 'Date of birth must be at least 18 years ago',
      },
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
      done: 'profile_updated',
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
      {
        field: 'date_of_birth',
        code: 'changed_by_request',
        message: 'Date of birth changes by a request, with a document',
      },
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
    expect(reply.json().errors).toEqual([
      expect.objectContaining({ field, message, code: expect.any(String) }),
    ])
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
