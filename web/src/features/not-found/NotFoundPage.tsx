// The page for a path that has none.

import * as t from '../../lib/i18n.ts'
import type { SitePage } from '../../lib/page.ts'

export const page: SitePage = {
  head: () => ({ title: t.shell.notFound, description: t.shell.notFoundHelp, isHidden: true }),
}

export default function NotFoundPage() {
  return (
    <>
      <h1>{t.shell.notFound}</h1>
      <p>{t.shell.notFoundHelp}</p>
    </>
  )
}
