// This screen in the other languages, with what its link carries.

import { useLocation } from 'wouter'
import * as t from '../i18n/i18n.ts'
import { LanguageMenu } from './LanguageMenu.tsx'

export function OtherLanguages() {
  const [path] = useLocation()
  return <LanguageMenu label={t.preferences.language} path={path} search={location.search} />
}
