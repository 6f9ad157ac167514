// What every page says of the install: the settings that screens show, and what its banner tells.

import type { PageConfig } from '#contract/public/site.ts'
import type { InstallMode } from './operators/mode.ts'
import type { Settings } from './operators/settings.ts'

type Told = {
  readonly config: {
    readonly installMode: InstallMode
    readonly feed: { name: PageConfig['feed'] }
  }
  readonly settings: () => Settings
}

/** `answerSeconds` is how long a first answer in the chat took lately, where that is known. */
export function pageFacts(
  { config, settings }: Told,
  answerSeconds: number | null = null,
): PageConfig {
  const known = settings()
  return {
    brand: known.brandName,
    ...(known.brandHue === null ? {} : { brand_hue: known.brandHue }),
    ...(known.brandLogo === null ? {} : { brand_logo: known.brandLogo }),
    ...(known.brandLogoDark === null ? {} : { brand_logo_dark: known.brandLogoDark }),
    install_mode: config.installMode,
    feed: config.feed.name,
    support_email: known.supportEmail,
    support_phone: known.supportPhone,
    support_hours: known.supportHours,
    company_name: known.companyName,
    company_number: known.companyNumber,
    company_address: known.companyAddress,
    privacy_email: known.privacyEmail ?? known.supportEmail,
    complaints_email: known.complaintsEmail ?? known.supportEmail,
    governing_law: known.governingLaw,
    ...(answerSeconds === null ? {} : { answer_seconds: answerSeconds }),
    live_countries: known.countries.join(' '),
  }
}
