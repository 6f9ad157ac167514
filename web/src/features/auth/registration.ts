// What the sign-up form sends, and what is wrong with it before anything is sent.

import { checkedBy } from '#browser/forms/checked-by.ts'
import type { Checked, Fields } from '#browser/forms/fields.ts'
import { Registration } from '#contract/public/sign-in.ts'
import * as t from '../../lib/i18n/i18n.ts'

/** Fields that may be left out are, when they are empty. */
const checkFields = checkedBy(Registration, t.auth, (fields) => {
  const { email = '', password = '', confirmPassword = '', firstname = '', lastname = '' } = fields
  const optional = { phone: fields.phone?.trim(), referral_code: fields.referral_code?.trim() }
  const given = Object.entries(optional).filter(([, value]) => value !== undefined && value !== '')
  const body = { email, password, confirmPassword, firstname, lastname }
  return { ...body, ...Object.fromEntries(given) }
})

/** `fields` are the form's, by name; those of a box are there once it is ticked. */
export function checkRegistration(fields: Fields): Checked<Registration> {
  const checked = checkFields(fields)
  if (fields.terms === undefined) {
    const found = 'errors' in checked ? checked.errors : {}
    return { errors: { ...found, terms: t.auth.termsNeeded } }
  }
  return 'errors' in checked ? checked : { value: { ...checked.value, terms: true } }
}
