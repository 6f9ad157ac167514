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
  const asked = { isOwn: true, now: new Date(2026, 10, 22) }

  it('is read when all of it is right', () => {
    expect(readCardForm(right, asked)).toEqual({
      form: {
        usd_amount: 2550n,
        mode: 'real',
        holder_name: 'Ada Lovelace',
        month: 12,
        year: 2030,
        zip_code: '1012 AB',
      },
    })
    expect(readCardForm({ usd_amount: '10' }, { ...asked, isOwn: false })).toEqual({
      form: { usd_amount: dollars(10), mode: 'real' },
    })
  })

  it.each([
    ['usd_amount', '', 'amount'],
    ['usd_amount', '9.99', 'amount'],
    ['usd_amount', '1e3', 'amount'],
    ['usd_amount', '10.001', 'amount'],
    ['holder_name', '  ', 'missing'],
    ['month', '', 'missing'],
    ['year', '', 'missing'],
    ['zip_code', '', 'missing'],
  ])('says which field is wrong: %s “%s”', (field, text, wrong) => {
    expect(readCardForm({ ...right, [field]: text }, asked)).toEqual({ wrong: { [field]: wrong } })
  })

  it('takes a card through its last month', () => {
    const until = (month: string) => readCardForm({ ...right, month, year: '2026' }, asked)
    expect(until('11')).toHaveProperty('form')
    expect(until('10')).toEqual({ wrong: { month: 'expired' } })
  })

  it('offers twelve months and fifteen years', () => {
    expect(months.map(({ label }) => label).join(' ')).toBe('01 02 03 04 05 06 07 08 09 10 11 12')
    const years = yearsFrom(2026)
    expect([years.length, years[0]?.value, years.at(-1)?.value]).toEqual([15, '2026', '2040'])
  })
})
