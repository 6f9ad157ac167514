// The licence record as the operator had set it when the page was loaded, with the way to look it
// up; or that there is none.

import * as format from '#browser/format/format.ts'
import { Facts } from '#browser/panels/Facts.tsx'
import type { StatusView } from '#contract/public/status.ts'
import * as t from '../../lib/i18n/i18n.ts'
import css from './Status.module.css'

type Props = {
  readonly licence: StatusView['licence']
  readonly installMode: StatusView['install_mode']
}

export function Licence({ licence, installMode }: Props) {
  const { licence: words } = t.statusStill
  const lastDay = format.date(licence?.expires_on ?? '')
  if (licence === null) return <p>{installMode === 'sandbox' ? words.none : words.noneLive}</p>
  return (
    <>
      <Facts
        facts={[
          [words.regulator, licence.regulator],
          [words.number, licence.number],
          [words.countries, licence.countries.join(', ')],
          [words.expires, licence.is_current ? lastDay : words.ended(lastDay)],
        ]}
      />
      <p>
        <a className={css.link} href={licence.register_url} rel="noreferrer">
          {words.register}
        </a>
      </p>
    </>
  )
}
