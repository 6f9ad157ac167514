// The first page down to its markets: words and figures as the server wrote them.

import * as format from '#browser/format/format.ts'
import { buttonClass } from '#ui/Button.tsx'
import { Claim } from '../../lib/claims/Claim.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { SiteLink } from '../../lib/site/SiteLink.tsx'
import { Checks } from './Checks.tsx'
import { Costs } from './Costs.tsx'
import { How } from './How.tsx'
import { InShort } from './InShort.tsx'
import css from './Landing.module.css'
import { Risk } from './Risk.tsx'

export function Opening() {
  return (
    <>
      <InShort />
      <How />
      <Costs />
      <Risk />
      <Checks />
    </>
  )
}

/** What stands beside the trade one can try. */
export function Words() {
  return (
    <>
      <h1 id="title">{t.home.title}</h1>
      <p className={css.lead}>{t.landing.lead}</p>
      <Ways />
      <p className={css.demo}>
        <Claim id="demo_money">
          {({ value }) => t.landing.demoMoney(format.dollars(Number(value)))}
        </Claim>
      </p>
    </>
  )
}

export function Ways() {
  return (
    <div className={css.ways}>
      <SiteLink className={buttonClass('solid')} to="/user/home">
        {t.landing.trade}
      </SiteLink>
      <SiteLink className={buttonClass('ghost')} to="/auth/signup">
        {t.landing.tryDemo}
      </SiteLink>
    </div>
  )
}
