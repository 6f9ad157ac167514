// A setting's value as it is read: a logo is seen.

import { site as t } from '../words/site.ts'
import { Logo, logoSettings } from './LogoField.tsx'
import { shownOf } from './setting-text.ts'

/** As JSON; null: nobody had decided. */
type Props = { readonly name: string; readonly json: string | null }

export function SettingValue({ name, json }: Props) {
  const shown = shownOf(json)
  if (shown === '') return t.none
  return logoSettings.includes(name) ? <Logo name={shown} /> : shown
}
