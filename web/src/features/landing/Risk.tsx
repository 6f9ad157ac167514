// What can be lost, and who may trade here at all.

import { locale } from '#browser/format/locale.ts'
import { linkClass } from '#ui/Button.tsx'
import { LossShare } from '../../lib/claims/LossShare.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { config } from '../../lib/site/config.ts'
import { SiteLink } from '../../lib/site/SiteLink.tsx'
import css from './Risk.module.css'
import { Section } from './Section.tsx'

export function Risk() {
  return (
    <div className={css.band}>
      <Section id="risk" title={t.landing.riskTitle} layout="beside">
        <div className={css.text}>
          <LossShare className={css.loss} />
          {t.landing.risk.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <SiteLink className={linkClass} to="/risk-disclosure">
            {t.landing.riskMore}
          </SiteLink>
        </div>
      </Section>
      <Section id="who" title={t.landing.whoTitle} layout="beside">
        <div className={css.text}>
          <p>{t.landing.jurisdiction}</p>
          <Countries />
          {config.install_mode === 'sandbox' && <p className={css.sandbox}>{t.landing.sandbox}</p>}
        </div>
      </Section>
    </div>
  )
}

function Countries() {
  const codes = config.live_countries.split(' ').filter(Boolean)
  if (codes.length === 0) return <p>{t.landing.nobody}</p>
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  return <p>{t.landing.countries(codes.map((code) => names.of(code) ?? code).join(', '))}</p>
}
