// What a passage of the status page is about: it stays as the server wrote it.

import * as t from '../../lib/i18n/i18n.ts'
import { Still } from '../../lib/site/Still.tsx'

type Props = { readonly of: 'prices' | 'compared' | 'settlement' | 'voids' | 'withdrawals' }

export function Lead({ of }: Props) {
  return (
    <Still name={`lead-${of}`}>{import.meta.env.SSR && <p>{t.statusStill.leads[of]}</p>}</Still>
  )
}
