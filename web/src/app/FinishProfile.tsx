// Reminds a client of a profile that is not complete, until they say "not now" in this tab.

import { useState } from 'react'
import { Link } from 'wouter'
import { Button, linkClass } from '#ui/Button.tsx'
import * as t from '../lib/i18n/i18n.ts'
import css from './FinishProfile.module.css'

const markName = 'profile-later'

export function FinishProfile() {
  const [isDismissed, setDismissed] = useState(() => sessionStorage.getItem(markName) !== null)
  if (isDismissed) return null
  const dismiss = () => {
    sessionStorage.setItem(markName, '1')
    setDismissed(true)
  }
  return (
    <aside className={css.notice} aria-label={t.profile.finish}>
      <p>
        <Link className={linkClass} to="/user/edit-profile">
          {t.profile.finish}
        </Link>
        <span>{t.profile.finishText}</span>
      </p>
      <Button look="ghost" onClick={dismiss}>
        {t.profile.dismiss}
      </Button>
    </aside>
  )
}
