// Light or dark, chosen for this browser.

import { Icon } from '#ui/Icon.tsx'
import * as t from '../lib/i18n.ts'
import { chooseOtherTheme } from '../lib/theme-choice.ts'
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
