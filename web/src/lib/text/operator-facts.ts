// What long texts say of the install: its operator in words, whether or not they are named.

import type { Messages } from '#contract/shared/messages.ts'
import * as t from '../i18n/i18n.ts'
import { operatorInEnglish } from '../i18n/messages/legal.ts'
import type { config as Config } from '../site/config.ts'
import type { Facts } from './text.ts'

/** `isInEnglish`: of a text that this language has no translation of. */
export function factsOf(config: typeof Config, isInEnglish = false): Facts {
  const words = isInEnglish ? operatorInEnglish : t.legal.operator
  const support = config.support_email ?? words.contactPage
  return {
    isSandbox: config.install_mode === 'sandbox',
    names: {
      brand: config.brand,
      operator: config.company_name ?? words.unnamed(config.brand),
      support,
      privacy: config.privacy_email ?? support,
      complaints: config.complaints_email ?? support,
      law: words.law(config.governing_law),
    },
    operator: operatorOf(config, words),
  }
}

type Words = Messages<typeof t.legal.operator>

function operatorOf(config: typeof Config, words: Words): Facts['operator'] {
  const { support_email: email, support_phone: phone, support_hours: hours } = config
  const isSandbox = config.install_mode === 'sandbox'
  const said: readonly (readonly [string, string | null])[] = [
    [words.name, config.company_name ?? words.unset],
    [words.number, config.company_number],
    [words.address, config.company_address?.replace(/\n+/g, ', ') ?? null],
    [words.email, email ?? words.noEmail],
    [words.phone, phone && hours ? `${phone} ${words.hours(hours)}` : phone],
    [words.privacyEmail, config.privacy_email === email ? null : config.privacy_email],
    [words.complaintsEmail, config.complaints_email === email ? null : config.complaints_email],
    [words.licence, isSandbox ? words.noLicence : words.licenceOnStatus],
  ]
  return said.flatMap(([term, meaning]) => (meaning ? [[term, meaning] as const] : []))
}
