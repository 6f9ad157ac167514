// At the foot of every screen: the article of the help that is about it.

import { useLocation } from 'wouter'
import * as t from '../lib/i18n/i18n.ts'
import { SiteLink } from '../lib/site/SiteLink.tsx'
import css from './ScreenHelp.module.css'
import { helpFor } from './screen-help.ts'

export default function ScreenHelp() {
  const [pathname] = useLocation()
  return (
    <p className={css.help}>
      <SiteLink to={helpFor(pathname)}>{t.screenHelp.withThis}</SiteLink>
    </p>
  )
}
