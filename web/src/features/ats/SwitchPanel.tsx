// Whether it runs, and the switch: off at once, on only after what is likely to be lost was read.

import { useState } from 'react'
import { Link } from 'wouter'
import * as format from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { AtsRuns, AtsView } from '#contract/client/ats.ts'
import { usdToNumber } from '#kernel/money.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button, linkClass } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { Tag } from '#ui/Tag.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { useUser } from '../../lib/user/user.ts'
import css from './Ats.module.css'
import { switchAts, useAtsCall } from './api.ts'
import { outlookFor } from './outlook-for.ts'
import { useReason } from './use-reason.ts'

type Props = { readonly ats: AtsView }

export function SwitchPanel({ ats }: Props) {
  const [asked, ask] = useState<'demo' | 'real'>()
  const switching = useAtsCall(switchAts)
  const to = (runs: AtsRuns) =>
    switching.mutate({ runs, understood: runs !== 'off' }, { onSuccess: () => ask(undefined) })
  const isOff = ats.runs === 'off'
  return (
    <section className={panelClass} aria-label={t.ats.switchTitle}>
      <h2>
        {t.ats.switchTitle} <Tag tone={isOff ? 'neutral' : 'good'}>{t.ats.runs[ats.runs]}</Tag>
      </h2>
      <Standing ats={ats} />
      {switching.isError && <Alert kind="error">{messageOf(switching.error)}</Alert>}
      {asked ? (
        <Statement
          ats={ats}
          runs={asked}
          isBusy={switching.isPending}
          onYes={() => to(asked)}
          onNo={() => ask(undefined)}
        />
      ) : (
        <div className={css.keys}>
          {!isOff && (
            <Button look="solid" busy={switching.isPending} onClick={() => to('off')}>
              {t.ats.turnOff}
            </Button>
          )}
          {ats.settings && ats.runs !== 'demo' && (
            <Button onClick={() => ask('demo')}>{t.ats.turnOnDemo}</Button>
          )}
          {ats.settings && ats.runs !== 'real' && (
            <Button disabled={!mayGoLive(ats)} onClick={() => ask('real')}>
              {t.ats.turnOnReal}
            </Button>
          )}
        </div>
      )}
      {!ats.settings && <p>{t.ats.settleFirst}</p>}
      {ats.settings && !mayGoLive(ats) && <LiveNeeds ats={ats} />}
    </section>
  )
}

function mayGoLive({ has_plan: hasPlan, trials, trials_needed: needed }: AtsView): boolean {
  return hasPlan && trials >= needed
}

function Standing({ ats }: Props) {
  const reasonOf = useReason()
  const { paused, runs, switched_why: why, switched_at: at } = ats
  const today = ats.today[runs === 'real' ? 'real' : 'demo']
  return (
    <>
      {paused && (
        <Alert kind="error">
          {paused.for_all ? t.ats.pausedAll : t.ats.pausedYou} {t.ats.because(paused.reason)}
        </Alert>
      )}
      {runs === 'off' && why !== null && at !== null && (
        <p className={css.note}>{t.ats.offSince(format.dateTime(at), reasonOf(why, null))}</p>
      )}
      {runs !== 'off' && (
        <p>
          {t.ats.todaySoFar(
            today.trades,
            today.allowed,
            format.money(today.open),
            format.signed(today.brought),
          )}
        </p>
      )}
    </>
  )
}

function LiveNeeds({ ats }: Props) {
  return (
    <p className={css.note}>
      {t.ats.liveNeeds(ats.trials, ats.trials_needed)}{' '}
      {!ats.has_plan && (
        <Link className={linkClass} to="/user/plan">
          {t.ats.toPlans}
        </Link>
      )}
    </p>
  )
}

type StatementProps = Props & {
  readonly runs: 'demo' | 'real'
  readonly isBusy: boolean
  readonly onYes: () => void
  readonly onNo: () => void
}

function Statement({ ats, runs, isBusy, onYes, onNo }: StatementProps) {
  const [isRead, read] = useState(false)
  const { data: user } = useUser()
  const { allowed } = ats.today[runs]
  const balance = (runs === 'real' ? user?.balance : user?.demo_balance) ?? 0
  if (!ats.settings) return null
  const outlook = outlookFor(ats.settings, ats, { allowed, balance })
  const losing = ats.rules.filter(
    ({ rule, verdict }) => verdict === 'loses' && ats.settings?.rules.includes(rule),
  )
  return (
    <div className={css.statement}>
      <h3>{t.ats.statementTitle}</h3>
      <ul>
        <li>
          {t.ats.likely(
            format.money(usdToNumber(outlook.expectedLoss)),
            outlook.tradesPerDay,
            format.percent(outlook.lossEach),
          )}
        </li>
        <li>{t.ats.atMost(format.money(usdToNumber(outlook.mostLoss)))}</li>
        {losing.map(({ rule }) => (
          <li key={rule}>{t.ats.ruleLoses(t.signals.rules[rule])}</li>
        ))}
        <li>{t.ats.noPromise}</li>
      </ul>
      <label className={css.tick}>
        <input type="checkbox" checked={isRead} onChange={() => read(!isRead)} />
        {t.ats.understood}
      </label>
      <div className={css.keys}>
        <Button look="solid" disabled={!isRead} busy={isBusy} onClick={onYes}>
          {runs === 'real' ? t.ats.turnOnReal : t.ats.turnOnDemo}
        </Button>
        <Button look="ghost" onClick={onNo}>
          {t.ats.cancel}
        </Button>
      </div>
    </div>
  )
}
