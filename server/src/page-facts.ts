// What every page says of the install: its banner, and the settings that screens show.

import type { Config } from './config.ts'
import { sandboxNotice } from './modules/operators/choose-letterhead.ts'
import type { Settings } from './modules/operators/settings.ts'
import type { PageFacts } from './platform/page-html.ts'

type Told = { readonly config: Config; readonly settings: () => Settings }

export function pageFacts({ config, settings }: Told): PageFacts {
  const known = settings()
  const feed = config.feed.name
  return {
    banner:
      config.installMode === 'sandbox'
        ? { strong: sandboxNotice, text: priceNotice(feed) }
        : undefined,
    config: {
      brand: known.brandName,
      install_mode: config.installMode,
      feed,
      support_email: known.supportEmail,
      support_phone: known.supportPhone,
      support_hours: known.supportHours,
      company_name: known.companyName,
      company_number: known.companyNumber,
      company_address: known.companyAddress,
      privacy_email: known.privacyEmail ?? known.supportEmail,
      complaints_email: known.complaintsEmail ?? known.supportEmail,
      governing_law: known.governingLaw,
      live_countries: known.countries.join(' '),
    },
  }
}

function priceNotice(feed: Config['feed']['name']): string {
  if (feed === 'simulated') return 'Prices are simulated.'
  return feed === 'replay' ? 'Prices are replayed from a recording.' : ''
}
