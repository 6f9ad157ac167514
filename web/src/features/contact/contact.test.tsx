// The contact page as the server renders it, and what its form says before it sends.

import { describe, expect, it } from 'vitest'
import { labelledErrors } from '#browser/forms/labelled-errors.ts'
import { areaClaims, htmlOf, looseStatements, parsed, textOf } from '../../../test/site-page.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { config, configure } from '../../lib/site/config.ts'
import ContactPage, { page } from './ContactPage.tsx'
import { checkMessage } from './message.ts'

const bare = { ...config }
const set = {
  ...bare,
  support_email: 'support@example.com',
  support_phone: '+31 20 555 0100',
  support_hours: 'Weekdays, 9 to 17',
  company_name: 'Fair Odds B.V.',
  company_address: 'Straat 1 <b>\n3511 AA Utrecht',
}

function rendered(written: typeof config): HTMLElement {
  configure(written)
  const html = htmlOf(ContactPage, [areaClaims])
  expect(looseStatements(html)).toEqual([])
  return parsed(html)
}

describe('the contact page', () => {
  it('has the trail, what the operator set, the form and the place', () => {
    const root = rendered(set)
    expect(textOf(root.querySelector('nav'))).toBe('HomeContacts')
    const links = [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toContain('tel:+31205550100')
    expect(links).toContain('mailto:support@example.com')
    expect(links).toContain(
      'https://www.openstreetmap.org/search?query=Straat%201%20%3Cb%3E%2C%203511%20AA%20Utrecht',
    )
    expect(textOf(root.querySelector('address'))).toContain('Straat 1 <b> 3511 AA Utrecht')
    expect(root.querySelectorAll('iframe, img, script, style, [style]')).toHaveLength(0)
    const fields = [...root.querySelectorAll('input, textarea')]
    expect(fields.map((field) => field.getAttribute('name'))).toEqual(['name', 'email', 'message'])
    expect(fields.every((field) => field.hasAttribute('required'))).toBe(true)
    expect(root.querySelector('[name=email]')?.getAttribute('type')).toBe('email')
    // Nothing is sent before the form can tell what became of it.
    expect(root.querySelector('[type=submit]')?.hasAttribute('disabled')).toBe(true)
  })

  it('says what it can where nothing is set, and has no place then', () => {
    const root = rendered(bare)
    expect(textOf(root)).toContain('Please use the form.')
    expect(root.querySelector('address')).toBeNull()
    expect(root.querySelector('svg')).toBeNull()
  })

  it('has a head', () => {
    expect(page.head({}, () => undefined)).toMatchObject({ title: 'Contact us' })
  })
})

describe('the form', () => {
  const message = { name: ' Ada ', email: 'ada@example.org', message: 'Hello.' }

  it('sends what was typed, without blanks around it', () => {
    expect(checkMessage(message)).toEqual({ value: { ...message, name: 'Ada' } })
  })

  it('names the field, capitalised, and what is wrong with it', () => {
    expect(checkMessage({})).toEqual({
      errors: {
        name: 'Name is required',
        email: 'Email must not be empty',
        message: 'Message is required',
      },
    })
    expect(checkMessage({ ...message, email: 'ada' })).toEqual({
      errors: { email: 'Email is invalid' },
    })
    expect(
      labelledErrors(
        [{ field: 'name', code: 'odd', message: 'Name is too odd' }],
        t.contact.fields,
      ),
    ).toEqual({
      name: 'Name is too odd',
    })
  })
})
