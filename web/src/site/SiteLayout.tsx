// What every public page stands in: the header, the page, the footer.

import type { ReactNode } from 'react'
import * as t from '../lib/i18n/i18n.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import css from './SiteLayout.module.css'

export function SiteLayout({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css.site}>
      <a className="skip" href="#content">
        {t.shell.skip}
      </a>
      <SiteHeader />
      <main id="content" className={css.main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}
