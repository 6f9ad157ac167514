// The foot of every public page: what can be lost, every page there is, and who to write to.

import { Mark } from '#ui/Mark.tsx'
import * as t from '../lib/i18n/i18n.ts'
import { config } from '../lib/site/config.ts'
import { SiteLink } from '../lib/site/SiteLink.tsx'
import { Still } from '../lib/site/Still.tsx'
import { FooterWords } from './FooterWords.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import css from './SiteFooter.module.css'
import { ThemeSwitch } from './ThemeSwitch.tsx'

export function SiteFooter() {
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <Still name="foot" className={css.still}>
          {import.meta.env.SSR && <FooterWords />}
        </Still>
        <div className={css.end}>
          <p className={css.brand} data-claim="contacts">
            <Mark size={18} />
            <span>
              {config.brand}.{' '}
              {config.company_name === null ? t.site.noCompany : t.site.by(config.company_name)}
            </span>
          </p>
          <SiteLink to="/status">{t.site.status}</SiteLink>
          <LanguageLinks name="languages" />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}
