// The head of every page but the first: where one is, what the page is called, and what it says in
// one sentence.

import type { ReactNode } from 'react'
import * as t from '../i18n/i18n.ts'
import { SiteLink } from './SiteLink.tsx'
import css from './TitleBanner.module.css'

export type Crumb = { readonly to: string; readonly label: string }

type Props = {
  readonly title: string
  /** What the trail calls this page, where that is not its title. */
  readonly trail?: string
  /** The pages between Home and this one. */
  readonly crumbs?: readonly Crumb[]
  readonly lead?: ReactNode
  /** Beside the title, e.g. a price. */
  readonly children?: ReactNode
}

export function TitleBanner({ title, trail = title, crumbs = [], lead, children }: Props) {
  const above = [{ to: '/', label: t.shell.home }, ...crumbs]
  return (
    <div className={css.banner}>
      <div className={css.inner}>
        <nav aria-label={t.site.trail}>
          <ol className={css.trail}>
            {above.map(({ to, label }) => (
              <li key={to}>
                <SiteLink to={to}>{label}</SiteLink>
              </li>
            ))}
            <li aria-current="page">{trail}</li>
          </ol>
        </nav>
        <h1>{title}</h1>
        {lead !== undefined && <p className={css.lead}>{lead}</p>}
        {children}
      </div>
    </div>
  )
}
