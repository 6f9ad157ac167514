// What stands in the foot of every public page and never changes: what can be lost, every page
// there is, and who to write to.

import { linkClass } from '#ui/Button.tsx'
import * as t from '../lib/i18n/i18n.ts'
import { footerGroups } from '../lib/site/all-pages.ts'
import { config } from '../lib/site/config.ts'
import { useCurrentPath } from '../lib/site/current-path.ts'
import { SiteLink } from '../lib/site/SiteLink.tsx'
import { TranslationNote } from '../lib/site/TranslationNote.tsx'
import { MenuLink } from './MenuLink.tsx'
import css from './SiteFooter.module.css'

export function FooterWords() {
  return (
    <>
      <section className={css.risk} aria-labelledby="risk-warning">
        <h2 id="risk-warning">{t.footerWords.riskTitle}</h2>
        <p>
          {t.footerWords.risk}{' '}
          <SiteLink className={linkClass} to="/risk-disclosure">
            {t.footerWords.riskMore}
          </SiteLink>
        </p>
      </section>
      <nav className={css.groups} aria-label={t.footerWords.footer}>
        {footerGroups.map(({ label, pages }) => (
          <div key={label}>
            <h2>{label}</h2>
            <ul>
              {pages.map((page) => (
                <li key={page.to}>
                  <MenuLink page={page} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        <Contacts />
      </nav>
      <TranslationNote path={useCurrentPath()} />
    </>
  )
}

function Contacts() {
  const { support_email: email, support_phone: phone, support_hours: hours } = config
  return (
    <div data-claim="contacts">
      <h2>{t.footerWords.contactTitle}</h2>
      <ul>
        <li>
          <SiteLink to="/contact-us">{t.footerWords.write}</SiteLink>
        </li>
        {email && (
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
        {phone && (
          <li>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
          </li>
        )}
        {hours && <li className={css.note}>{hours}</li>}
        {config.company_address && <li className={css.address}>{config.company_address}</li>}
        {!email && !phone && <li className={css.note}>{t.footerWords.noContact}</li>}
      </ul>
    </div>
  )
}
