// Says that the account is frozen, why, and what can still be done.

import { Alert } from '#ui/Alert.tsx'
import { linkClass } from '#ui/Button.tsx'
import * as t from '../../lib/i18n.ts'
import { SiteLink } from '../../lib/SiteLink.tsx'
import css from './FrozenBanner.module.css'

export default function FrozenBanner({ reasons }: { readonly reasons: readonly string[] }) {
  return (
    <aside className={css.banner} lang="en" aria-label={t.frozen.title}>
      <Alert kind="info">
        <strong>{t.frozen.title}</strong> {reasons.join(' ')} {t.frozen.what}{' '}
        <SiteLink className={linkClass} to="/contact-us">
          {t.frozen.contact}
        </SiteLink>
      </Alert>
    </aside>
  )
}
