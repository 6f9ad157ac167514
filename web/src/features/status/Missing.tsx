// What a live install is short of, as it was when the page was loaded.

import * as format from '#browser/format/format.ts'
import type { StatusView } from '#contract/public/status.ts'
import { filledIn } from '#contract/shared/fill-in.ts'
import * as t from '../../lib/i18n/i18n.ts'

export function Missing({ missing }: Pick<StatusView, 'missing'>) {
  const { title, lead, says } = t.statusStill.missing
  const words: Readonly<Record<string, string>> = says
  return (
    <>
      <h3>{title}</h3>
      <p>{lead}</p>
      <ul>
        {missing.map(({ code, details, message }) => (
          <li key={code}>{filledIn(words[code] ?? message, details, { '@': format.date })}</li>
        ))}
      </ul>
    </>
  )
}
