// Light or dark, chosen for this browser.

import { chooseOtherTheme } from '#browser/page/theme-choice.ts'
import { Icon } from '#ui/Icon.tsx'
import * as t from '../lib/i18n/i18n.ts'
import css from './SiteHeader.module.css'

export function ThemeSwitch() {
  return (
    <button
      type="button"
      className={css.icon}
      aria-label={t.shell.theme}
      title={t.shell.theme}
      onClick={chooseOtherTheme}
    >
      <Icon name="theme" />
    </button>
  )
}
