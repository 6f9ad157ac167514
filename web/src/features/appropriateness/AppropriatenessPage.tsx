// What a client is asked before they may trade live: what became of clients like them, the
// questions, or when they may be tried again, and every attempt so far.

import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import * as format from '#browser/format/format.ts'
import {
  type AppropriatenessView,
  passMark,
  questionIds,
} from '#contract/client/appropriateness.ts'
import { Alert } from '#ui/Alert.tsx'
import { linkClass } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { Claim } from '../../lib/claims/Claim.tsx'
import { LossShare } from '../../lib/claims/LossShare.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { instantText } from '../../lib/limits/limits.ts'
import { Loaded } from '../../lib/panels/Loaded.tsx'
import { UserPage } from '../../lib/panels/UserPage.tsx'
import { SiteLink } from '../../lib/site/SiteLink.tsx'
import css from './Appropriateness.module.css'
import { questionsQuery } from './api.ts'
import { Questions } from './Questions.tsx'

const words = t.appropriateness
const most = ({ first_day: { stake_max: most } }: AppropriatenessView) => format.dollars(most)

export default function AppropriatenessPage() {
  return (
    <UserPage title={words.title} lead={words.lead} width="text">
      <Warning />
      <Loaded query={useQuery(questionsQuery)} lines={9}>
        {(view) => (
          <>
            <Standing view={view} />
            {view.questions.length > 0 && (
              <>
                <p className={css.note}>
                  {words.mark(passMark, questionIds.length)}{' '}
                  {words.begins(most(view), view.first_day.trades_max)}{' '}
                  <SiteLink className={linkClass} to="/help#odds">
                    {words.help}
                  </SiteLink>{' '}
                  <SiteLink className={linkClass} to="/help/odds">
                    {words.odds}
                  </SiteLink>
                </p>
                <Questions questions={view.questions} />
              </>
            )}
            <Attempts view={view} />
          </>
        )}
      </Loaded>
    </UserPage>
  )
}

/** From data where there is enough of it. */
function Warning() {
  return (
    <div className={css.warning}>
      <LossShare />
      <p>
        <Claim id="loss_median">
          {({ value }) => words.lost(format.money(typeof value === 'number' ? value : 0))}
        </Claim>
      </p>
    </div>
  )
}

function Standing({ view }: { readonly view: AppropriatenessView }) {
  const { passed_at: passed, again_at: again, first_day_until: bounded } = view
  if (passed !== null) {
    return (
      <Alert kind="success">
        {words.passed(instantText(passed))}{' '}
        {bounded !== null &&
          words.firstDay(instantText(bounded), most(view), view.first_day.trades_max)}{' '}
        <Link className={linkClass} to="/user/home">
          {words.tradeLive}
        </Link>
      </Alert>
    )
  }
  if (again !== null) return <Alert kind="info">{words.waits(instantText(again))}</Alert>
  return view.is_needed ? null : <Alert kind="info">{words.notNeeded}</Alert>
}

function Attempts({ view: { attempts } }: { readonly view: AppropriatenessView }) {
  if (attempts.length === 0) return null
  return (
    <section className={panelClass} aria-label={words.attempts}>
      <h2>{words.attempts}</h2>
      <ul className={css.attempts}>
        {attempts.map(({ at, right, asked }) => (
          <li key={at}>{words.attempt(instantText(at), right, asked)}</li>
        ))}
      </ul>
    </section>
  )
}
