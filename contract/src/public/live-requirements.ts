// What an install needs before it may deal in real money: a code each, and what is said where it is
// missing, in English.

import { type Details, filledIn } from '../shared/fill-in.ts'

export const liveRequirementTexts = {
  no_company: 'The legal entity is not named in the settings.',
  no_licence: 'There is no licence record in the settings.',
  licence_ended: 'The licence ended on {@day}.',
  no_countries: 'No country is on the list of countries that clients may come from.',
  countries_unlicensed: 'The list of countries has some that the licence is not good for.',
  price_sources: 'The price feed is not a real one with at least two sources.',
  no_mail_server: 'There is no mail server (SMTP_URL).',
  no_https: 'PUBLIC_URL is not an https:// address.',
  few_staff_factors: 'Fewer than two members of staff have a second factor.',
} as const

export const liveRequirementCodes = Object.keys(liveRequirementTexts) as LiveRequirementCode[]
export type LiveRequirementCode = keyof typeof liveRequirementTexts

export type Missing = { readonly code: LiveRequirementCode; readonly details?: Details }

export function missingMessage({ code, details }: Missing): string {
  return filledIn(liveRequirementTexts[code], details, { '@': (day) => day })
}
