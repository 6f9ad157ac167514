// What the server writes into the page about this install. Where the server itself renders, it says
// so by `configure` beforehand.

import { configElementId, type PageConfig } from '#contract/public/site.ts'

/** While developing, the page comes without the server's words. */
const absent: PageConfig = {
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
}

export let config: PageConfig = writtenIntoPage()

export function configure(written: PageConfig): void {
  config = written
}

/** The compiler checks on both sides that the server writes what is read here. */
function writtenIntoPage(): PageConfig {
  if (typeof document === 'undefined') return absent
  const written: Partial<PageConfig> = JSON.parse(
    document.getElementById(configElementId)?.textContent ?? '{}',
  )
  return { ...absent, ...written }
}
