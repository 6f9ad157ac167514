// An address that is no page: says so and helps on.

import { Link } from 'wouter'
import { linkClass } from '#ui/Button.tsx'
import * as t from '../lib/i18n/i18n.ts'
import css from '../lib/panels/message.module.css'
import { useTitle } from '../lib/site/title.ts'

export default function NotFound() {
  useTitle(t.frame.notFound)
  return (
    <main className={css.message} id="content">
      <h1>{t.frame.notFound}</h1>
      <OtherPlaces />
    </main>
  )
}

export function OtherPlaces() {
  const places = [
    ['/', t.shell.home],
    ['/user/home', t.frame.quickTrading],
    ['/user/trade-history', t.frame.tradeHistory],
    ['/auth/signin', t.shell.login],
  ] as const
  return (
    <>
      <p>{t.frame.notFoundHelp}</p>
      <ul className={css.places}>
        {places.map(([to, label]) => (
          <li key={to}>
            <Link className={linkClass} to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
