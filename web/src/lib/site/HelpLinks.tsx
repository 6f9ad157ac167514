// Help, the legal texts and the public site, one press away wherever one is.

import * as t from '../i18n/i18n.ts'
import css from './HelpLinks.module.css'
import { SiteLink } from './SiteLink.tsx'

const places = [
  ['/help', 'centre'],
  ['/chat', 'liveChat'],
  ['/contact-us', 'contact'],
  ['/legal', 'terms'],
  ['/privacy', 'privacy'],
  ['/risk-disclosure', 'risk'],
  ['/aml-policy', 'aml'],
  ['/payment-policy', 'payment'],
  ['/', 'site'],
] as const

export function HelpLinks() {
  return (
    <nav className={css.help} aria-label={t.help.title}>
      {places.map(([to, name]) => (
        <SiteLink key={to} to={to}>
          {t.help[name]}
        </SiteLink>
      ))}
    </nav>
  )
}
