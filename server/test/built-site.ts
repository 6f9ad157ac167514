// A built web of two languages without a build, and what a page knows of its install.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltSite, PageConfig, SiteWords } from '#contract/public/site.ts'
import type { BuiltWeb } from '#server/platform/built-web.ts'

/** A site of three pages: '/', '/rates', which shows an answer of ours, and '/broken'. */
export function siteIn(locale: string, basePath: string): BuiltSite {
  let brand = ''
  return {
    basePath,
    locale,
    configure: (told) => {
      brand = told.brand
    },
    open: async (path) => ({
      reads: path === '/rates' ? ['/api/rates', '/api/no-such', '/api/away'] : [],
      render: (replies) => {
        if (path === '/broken') throw new Error('secret of /etc/passwd')
        const isKnown = path === '/' || path === '/rates'
        return {
          status: isKnown ? 200 : 404,
          head: { title: `T "${path}"`, description: 'D', structured: [], isHidden: !isKnown },
          html: `<main>${locale} ${brand} ${JSON.stringify(replies)}</main>`,
          announced: '<aside>told</aside>',
          source: 'features/a/APage.tsx',
        }
      },
    }),
    sitemap: { reads: [], paths: () => ['/', '/rates'] },
  }
}

/** Who of staff reads which. */
const staff = ['en', 'nl']

function wordsIn(locale: string): SiteWords {
  return {
    crashed: 'Unexpected!',
    crashedHelp: 'Load again.',
    notices: { news: '', several: String, test: '', sandbox: '', textOf: String },
    noScript: 'No script.',
    banner: { notice: `No <real> money, ${locale}.`, prices: { simulated: 'Simulated.' } },
    offline: { title: `Offline, ${locale}`, text: 'No "line".', again: 'Again' },
    update: { ready: `"New", ${locale}`, reload: 'Reload', later: 'Later' },
  }
}

export function builtIn(folder: string, site: BuiltSite): BuiltWeb {
  return {
    folder: join(folder, site.locale),
    app: '<html><!--head--><!--install--><!--hue--><!--config--><!--banner--><!--shell--><div id="root"></div><!--noscript--></html>',
    page: '<html><!--head--><!--install--><!--hue--><!--config--><!--banner--><!--page--><!--replies--></html>',
    words: wordsIn(site.locale),
    locale: site.locale,
    basePath: site.basePath,
    site: async () => site,
    office: staff.includes(site.locale)
      ? {
          folder: join(folder, 'office', site.locale),
          page: '<html><!--head--><!--hue--><!--banner--><div id="office"></div></html>',
        }
      : undefined,
    chat: {
      folder: join(folder, 'chat', site.locale),
      page: '<html><!--head--><!--hue--><!--config--><div id="chat"></div></html>',
    },
    offline:
      '<html><!--head--><link rel="stylesheet" href="/assets/offline-1.css" /><!--hue-->' +
      '<script src="/theme.js?offline"></script><!--banner--><!--page--></html>',
    worker: readFileSync('web/public/worker.js', 'utf8'),
    shell: [`/assets/${site.locale}/a-1.js`],
    fonts: [],
    filesOf: (source) => ({ styles: [`/assets/${source}.css`], scripts: [] }),
  }
}

export const pageConfig: PageConfig = {
  brand: 'A & B',
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
