// Where a visitor can check what is said here.

import { linkClass } from '#ui/Button.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { SiteLink } from '../../lib/site/SiteLink.tsx'
import css from './Checks.module.css'
import { ExampleReceipt } from './ExampleReceipt.tsx'
import { Section } from './Section.tsx'

export function Checks() {
  return (
    <Section id="check" title={t.landing.checkTitle} intro={<p>{t.landing.checkLead}</p>}>
      <div className={css.proof}>
        <ul className={css.checks}>
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
        <ExampleReceipt />
      </div>
    </Section>
  )
}
