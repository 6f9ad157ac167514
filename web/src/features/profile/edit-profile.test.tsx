// Saving the profile: what becomes of a picture that was not taken, and when a birth date is asked.

import { afterEach, describe, expect, it } from 'vitest'
import type { IdentityView } from '#contract/client/identity.ts'
import { ProfileChange } from '#contract/client/profiles.ts'
import { type Asked, ok, press, until, untilText } from '../../../../browser/test/served.tsx'
import { aUser } from '../../../test/client.ts'
import { leave, show } from '../../../test/served.tsx'
import EditProfilePage from './EditProfilePage.tsx'

afterEach(leave)

const told = {
  phone: '+31 20 123 4567',
  gender: 'female',
  country: 'NL',
  state: 'Utrecht',
  city: 'Utrecht',
  address: 'Oudegracht 1',
} as const
const unknown: IdentityView = {
  is_identified: false,
  date_of_birth: null,
  can_ask: false,
  change: null,
  held: [],
}

async function profileOf(user: ReturnType<typeof aUser>) {
  const asked: Asked[] = []
  const place = await show(<EditProfilePage />, (one) => {
    asked.push(one)
    if (one.path === '/users/me' || one.path === '/users/update') return ok(user)
    if (one.path === '/public/countries') return ok([{ code: 'NL', name: 'Netherlands' }])
    return one.path.startsWith('/profile/identity') ? ok(unknown) : undefined
  })
  await until(() => expect(place.querySelector('input[name=firstname]')).not.toBeNull())
  await until(() => expect(place.querySelector('option[value=NL]')).not.toBeNull())
  return { place, asked }
}

function choose(place: HTMLElement, file: File): void {
  const input = place.querySelector<HTMLInputElement>('input[type=file]')
  expect(input).not.toBeNull()
  if (!input) return
  Object.defineProperty(input, 'files', { configurable: true, value: [file] })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

describe('a picture that was not taken', () => {
  it('says why, and no longer once the rest is saved without it', async () => {
    const { place, asked } = await profileOf(aUser({ ...told, profile_complete: true }))
    choose(place, new File(['text'], 'notes.txt', { type: 'text/plain' }))
    await untilText('Please choose a JPEG, PNG or WebP picture.')
    expect(place.querySelector('input[type=file][aria-invalid]')).not.toBeNull()
    press('Save changes')
    await until(() => expect(asked.map(({ path }) => path)).toContain('/users/update'))
    await until(() => expect(place.querySelector('[aria-invalid]')).toBeNull())
    expect(place.textContent).not.toContain('Please choose a JPEG')
    await untilText('It is shown as a square.')
  })
})

describe('the form', () => {
  it('asks for every field that the contract takes', async () => {
    const { place } = await profileOf(aUser({ ...told, profile_complete: false }))
    const named = [...place.querySelectorAll('form [name]')].map((field) =>
      field.getAttribute('name'),
    )
    expect(named).toEqual(expect.arrayContaining(Object.keys(ProfileChange.shape)))
  })
})

describe('the date of birth', () => {
  it('is asked for once, and says that it stays', async () => {
    const { place } = await profileOf(aUser({ ...told, profile_complete: false }))
    const field = place.querySelector<HTMLInputElement>('input[name=date_of_birth]')
    expect(field).toMatchObject({ type: 'date', required: true, min: '1900-01-01' })
    await untilText('You have to be 18 or older. Later it changes only with a document.')
  })

  it('is no field of a profile that is complete', async () => {
    const { place } = await profileOf(aUser({ ...told, profile_complete: true }))
    expect(place.querySelector('input[name=date_of_birth]')).toBeNull()
  })
})
