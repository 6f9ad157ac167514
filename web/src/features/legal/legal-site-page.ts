// What search engines and browser tabs say of a legal text, or of one version of it.

import { locale } from '#browser/format/locale.ts'
import { isWritten, newestVersion } from '#contract/public/legal-outlines.ts'
import type { LegalTextId } from '#contract/public/legal-texts.ts'
import * as t from '../../lib/i18n/i18n.ts'
import type { SitePage } from '../../lib/site/page.ts'
import { publicCalls } from '../../lib/site/public-calls.ts'
import { versionsRead } from './use-versions.ts'

export function legalSitePage(id: LegalTextId): SitePage {
  return {
    reads: () => [versionsRead],
    head: ({ version: named }, reply) => {
      if (named !== undefined && !isWritten(id, named)) return undefined
      const published = reply(publicCalls.legalTexts)?.find(({ text }) => text === id)
      const inForce = published?.versions.find(({ state }) => state === 'in_force')
      const version = named ?? inForce?.version ?? newestVersion(id)
      const own = named === undefined ? '' : t.legal.version(named)
      const title = `${t.legal.titles[id]}${own && `, ${own.toLowerCase()}`}`
      const description = `${t.legal.descriptions[id]}${own && ` ${own}.`}`
      const dateModified = version.slice(0, 10)
      const about = { '@type': 'WebPage', name: title, description, dateModified }
      return { title, description, structured: [{ ...about, inLanguage: locale }] }
    },
  }
}
