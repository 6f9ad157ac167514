import { describe, expect, it } from 'vitest'
import { dollars } from '#kernel/money.ts'
import { months, readCardForm, yearsFrom } from './card-form.ts'

const right = {
  usd_amount: '25.50',
  holder_name: ' Ada Lovelace ',
  month: '12',
  year: '2030',
  zip_code: '1012 AB',
}

describe('the form of a card deposit', () => {
  it('is read when all of it is right', () => {
    expect(readCardForm(right, true)).toEqual({
      ...{ usd_amount: 2550n, mode: 'real', holder_name: 'Ada Lovelace' },
      ...{ month: 12, year: 2030, zip_code: '1012 AB' },
    })
    expect(readCardForm({ usd_amount: '10' }, false)).toEqual({
      ...{ usd_amount: dollars(10), mode: 'real' },
    })
  })

  it.each([
    ['usd_amount', ''],
    ['usd_amount', '9.99'],
    ['usd_amount', '1e3'],
    ['usd_amount', '10.001'],
    ['holder_name', '  '],
    ['month', ''],
    ['year', ''],
    ['zip_code', ''],
  ])('is not with a wrong field: %s “%s”', (field, text) => {
    expect(readCardForm({ ...right, [field]: text }, true)).toBeUndefined()
  })

  it('offers twelve months and fifteen years', () => {
    expect(months.map(({ label }) => label).join(' ')).toBe('01 02 03 04 05 06 07 08 09 10 11 12')
    const years = yearsFrom(2026)
    expect([years.length, years[0]?.value, years.at(-1)?.value]).toEqual([15, '2026', '2040'])
  })
})
