// Where a client may say they live: on a live install the countries of its list, and the one they
// told before; in a sandbox all.

import { afterEach, describe, expect, it } from 'vitest'
import { ok, until } from '../../../../browser/test/served.tsx'
import { leave, show } from '../../../test/served.tsx'
import { config, configure } from '../site/config.ts'
import { CountryField } from './person-fields.tsx'

const found = config
const countries = [
  { code: 'US', name: 'United States of America' },
  { code: 'BE', name: 'Belgium' },
  { code: 'NL', name: 'Netherlands' },
]

afterEach(async () => {
  await leave()
  configure(found)
})

async function offered(known: string) {
  const place = await show(<CountryField error={undefined} known={known} />, ({ path }) =>
    path === '/public/countries' ? ok(countries) : undefined,
  )
  const options = () => [...place.querySelectorAll('option')].map(({ value }) => value)
  await until(() => expect(options()).toContain('NL'))
  const select = place.querySelector('select')
  const hint = document.getElementById(select?.getAttribute('aria-describedby') ?? '')
  return { codes: options().filter(Boolean), hint: hint?.textContent, chosen: select?.value }
}

describe('the country of a profile', () => {
  it('is one of the list on a live install, which says so', async () => {
    configure({ ...found, install_mode: 'live', live_countries: 'NL' })
    const { codes, hint } = await offered('')
    expect(codes).toEqual(['NL'])
    expect(hint).toContain('from these countries only')
  })

  it('stays the one that was told, also where it left the list', async () => {
    configure({ ...found, install_mode: 'live', live_countries: 'NL' })
    expect(await offered('BE')).toMatchObject({ codes: ['BE', 'NL'], chosen: 'BE' })
  })

  it('is any in a sandbox, without a word', async () => {
    const { codes, hint } = await offered('')
    expect(codes).toEqual(['US', 'BE', 'NL'])
    expect(hint).toBeUndefined()
  })
})
