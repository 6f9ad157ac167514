// What a live install is short of, as it was when the page was loaded.

import type { StatusView } from '#contract/public/status.ts'
import { filledIn } from '#contract/shared/fill-in.ts'
import * as format from '../../lib/format/format.ts'
import * as t from '../../lib/i18n/i18n.ts'

export function Missing({ missing }: Pick<StatusView, 'missing'>) {
  const { title, lead, says } = t.statusMissing
  return (
    <>
      <h3>{title}</h3>
      <p>{lead}</p>
      <ul>
        {missing.map(({ code, details }) => (
          <li key={code}>{filledIn(says[code], details, { '@': format.date })}</li>
        ))}
      </ul>
    </>
  )
}
