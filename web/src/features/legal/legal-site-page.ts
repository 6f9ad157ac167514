// What search engines and browser tabs say of a legal text.

import { type LegalTextId, newestVersion } from '#contract/legal-versions.ts'
import * as t from '../../lib/i18n.ts'
import { locale } from '../../lib/locale.ts'
import type { SitePage } from '../../lib/page.ts'

export function legalSitePage(id: LegalTextId): SitePage {
  const title = t.legal.titles[id]
  const description = t.legal.descriptions[id]
  const dateModified = newestVersion(id).version
  const about = { '@type': 'WebPage', name: title, description, dateModified, inLanguage: locale }
  return { head: () => ({ title, description, structured: [about] }) }
}
