// This page in every language that the site speaks: links that travel in the page alone.

import * as t from '../lib/i18n/i18n.ts'
import { useCurrentPath } from '../lib/site/current-path.ts'
import { LanguageMenu } from '../lib/site/LanguageMenu.tsx'
import { Still } from '../lib/site/Still.tsx'

/** `name` tells it from the other one of the page. */
export function LanguageLinks({ name }: { readonly name: string }) {
  const path = useCurrentPath()
  return (
    <Still name={name}>
      {import.meta.env.SSR && <LanguageMenu label={t.site.language} path={path} />}
    </Still>
  )
}
