// Says that the account is frozen, why, and what can still be done.

import { linkClass } from '#ui/Button.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Reason, type ReasonTold } from '../../lib/panels/Reason.tsx'
import { SiteLink } from '../../lib/site/SiteLink.tsx'
import css from './FrozenBanner.module.css'

export function FrozenBanner({ reasons }: { readonly reasons: readonly ReasonTold[] }) {
  const each = new Map(reasons.map((told) => [told.reason, told]))
  return (
    <aside className={css.banner} aria-label={t.frozen.title}>
      <div role="status">
        <strong>{t.frozen.title}</strong>
        {[...each].map(([key, told]) => (
          <p key={key}>
            {t.frozen.reason} <Reason of={told} />
          </p>
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
