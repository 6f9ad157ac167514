// A page that is not built yet: says what will stand there, and what can be done meanwhile.

import { Link } from 'wouter'
import { linkClass } from '#ui/Button.tsx'
import * as t from '../lib/i18n.ts'
import { useSession } from '../lib/session.ts'
import { useTitle } from '../lib/title.ts'
import type { soon } from '../messages/soon.ts'
import css from './pages.module.css'

export default function SoonPage({ name }: { name: keyof typeof soon }) {
  const { title, what, meanwhile } = t.soon[name]
  const isSignedIn = useSession((session) => session.state === 'signed-in')
  useTitle(title)
  return (
    <main className={css.message} id="content">
      <h1>{title}</h1>
      <p>{what}</p>
      <p>{meanwhile}</p>
      <Link className={linkClass} to={isSignedIn ? '/user/home' : '/'}>
        {isSignedIn ? t.shell.quickTrading : t.shell.home}
      </Link>
    </main>
  )
}
