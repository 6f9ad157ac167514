// Where a visitor can check what is said here.

import { linkClass } from '#ui/Button.tsx'
import * as t from '../../lib/i18n.ts'
import { SiteLink } from '../../lib/SiteLink.tsx'
import css from './Landing.module.css'

export function Checks() {
  return (
    <section className={css.checks} aria-labelledby="check">
      <h2 id="check">{t.landing.checkTitle}</h2>
      <p>{t.landing.checkLead}</p>
      <ul>
        {t.landing.checks.map(({ to, title, text, link, claim }) => (
          <li key={to}>
            <h3 data-claim={claim}>{title}</h3>
            <p>{text}</p>
            <SiteLink className={linkClass} to={to}>
              {link}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
