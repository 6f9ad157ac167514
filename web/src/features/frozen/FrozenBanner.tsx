// Says that the account is frozen, why, and what can still be done.

import { linkClass } from '#ui/Button.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { SiteLink } from '../../lib/site/SiteLink.tsx'
import css from './FrozenBanner.module.css'

export function FrozenBanner({ reasons }: { readonly reasons: readonly string[] }) {
  return (
    <aside className={css.banner} lang="en" aria-label={t.frozen.title}>
      <div role="status">
        <strong>{t.frozen.title}</strong>
        {[...new Set(reasons)].map((reason) => (
          <p key={reason}>{t.frozen.reason(reason)}</p>
        ))}
      </div>
      <p>
        {t.frozen.what}{' '}
        <SiteLink className={linkClass} to="/contact-us">
          {t.frozen.contact}
        </SiteLink>
      </p>
    </aside>
  )
}
