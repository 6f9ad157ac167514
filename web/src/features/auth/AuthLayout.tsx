// The frame of the auth pages: the mark, one panel, a way back.

import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { linkClass } from '#ui/Button.tsx'
import { Mark } from '#ui/Mark.tsx'
import { config } from '../../lib/config.ts'
import * as t from '../../lib/i18n.ts'
import { useTitle } from '../../lib/title.ts'
import css from './auth.module.css'

export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title)
  return (
    <div className={css.page}>
      <Link to="/" className={css.logo}>
        <Mark />
        {config.brand}
      </Link>
      <main className={css.panel}>
        <h1>{title}</h1>
        {children}
      </main>
      <Link to="/" className={linkClass}>
        {t.auth.back}
      </Link>
    </div>
  )
}
