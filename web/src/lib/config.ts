// What the server writes into the page about this install. Where the server itself renders, it says
// so by `configure` beforehand.

import * as z from 'zod/mini'
import { configElementId } from '#contract/site.ts'

const Config = z.object({
  brand: z.string(),
  install_mode: z.enum(['sandbox', 'live']),
  feed: z.string(),
  support_email: z.nullable(z.string()),
  support_phone: z.nullable(z.string()),
  /** When support answers, in words. */
  support_hours: z.nullable(z.string()),
  company_name: z.nullable(z.string()),
  company_number: z.nullable(z.string()),
  /** Lines, with line breaks between them. */
  company_address: z.nullable(z.string()),
  /** Support's, unless the operator named another one. */
  privacy_email: z.nullable(z.string()),
  complaints_email: z.nullable(z.string()),
  /** As it stands in a sentence, e.g. "the Netherlands". */
  governing_law: z.string(),
  /** ISO 3166 codes of the countries live clients may come from, a blank between; '' for nobody. */
  live_countries: z._default(z.string(), ''),
})

/** While developing, the page comes without the server's words. */
const absent = {
  brand: 'Development',
  install_mode: 'sandbox',
  feed: 'simulated',
  support_email: null,
  support_phone: null,
  support_hours: null,
  company_name: null,
  company_number: null,
  company_address: null,
  privacy_email: null,
  complaints_email: null,
  governing_law: 'the Netherlands',
  live_countries: '',
} as const

export let config: z.infer<typeof Config> = writtenIntoPage() ?? absent

export function configure(written: unknown): void {
  config = Config.parse(written)
}

function writtenIntoPage() {
  if (typeof document === 'undefined') return undefined
  const text = document.getElementById(configElementId)?.textContent
  return text ? Config.parse(JSON.parse(text)) : undefined
}
