// What limits a client: those they set themselves, their breaks, and how much may be withdrawn.
// Nobody here changes them.

import { dateMinute, money, moneyOf } from '#browser/format/format.ts'
import type { AttemptView } from '#contract/client/appropriateness.ts'
import type { OwnLimitView } from '#contract/client/limits.ts'
import { Facts } from '../parts/Facts.tsx'
import { Found } from '../parts/Found.tsx'
import { type SmallColumn, SmallTable } from '../parts/SmallTable.tsx'
import { clientParts as t } from '../words/client-parts.ts'
import { PartOfTab } from './PartOfTab.tsx'
import css from './Parts.module.css'
import { useAttempts, useLimits, useWithdrawalRoom } from './parts-api.ts'
import type { ClientTabProps } from './props.ts'

const amountOf = (amount: number | null) => (amount === null ? t.noLimit : money(amount))
const until = (at: string | null) => (at === null ? t.none : dateMinute(at))

const columns: readonly SmallColumn<OwnLimitView>[] = [
  { key: 'kind', title: t.limits, cell: ({ kind }) => t.limitKinds[kind] },
  { key: 'period', title: t.period, cell: ({ period }) => t.periods[period] },
  { key: 'used', title: t.used, isNumber: true, cell: ({ used }) => money(used) },
  { key: 'limit', title: t.limit, isNumber: true, cell: ({ amount }) => amountOf(amount) },
  {
    key: 'next',
    title: t.next,
    cell: ({ raise }) => raise && t.nextOf(amountOf(raise.amount), dateMinute(raise.at)),
  },
]

const attemptColumns: readonly SmallColumn<AttemptView>[] = [
  { key: 'at', title: t.attemptAt, cell: ({ at }) => dateMinute(at) },
  {
    key: 'right',
    title: t.attemptRight,
    isNumber: true,
    cell: ({ right, asked }) => t.rightOf(right, asked),
  },
  { key: 'passed', title: t.attemptPassed, cell: ({ has_passed: has }) => (has ? t.yes : t.no) },
]

export function LimitsTab({ client: { id } }: ClientTabProps) {
  const limits = useLimits(id)
  const room = useWithdrawalRoom(id)
  return (
    <div className={css.parts}>
      <PartOfTab title={t.ownLimits}>
        <Found query={limits}>
          {(found) => (
            <>
              <SmallTable
                label={t.ownLimits}
                columns={columns}
                rows={found.limits}
                rowKey={({ kind, period }) => `${kind} ${period}`}
              />
              <Facts
                facts={[
                  [t.coolOff, until(found.cool_off_until)],
                  [t.excluded, until(found.self_excluded_until)],
                  [
                    t.reminder,
                    found.reminder_minutes === null ? t.none : t.minutes(found.reminder_minutes),
                  ],
                ]}
              />
            </>
          )}
        </Found>
      </PartOfTab>
      <Attempts id={id} />
      <PartOfTab title={t.room}>
        <Found query={room}>
          {(found) => (
            <Facts
              facts={[
                [t.dayLimit, moneyOf(found.day_limit)],
                [t.dayLeft, moneyOf(found.day_left)],
                [t.held, until(found.held_until)],
                [t.twoStaff, moneyOf(found.two_staff_above)],
              ]}
            />
          )}
        </Found>
      </PartOfTab>
    </div>
  )
}

/** At the questions before live trading. */
function Attempts({ id }: { readonly id: string }) {
  return (
    <PartOfTab title={t.questions}>
      <Found query={useAttempts(id)}>
        {({ is_needed: isNeeded, passed_at, again_at, first_day_until, attempts }) => (
          <>
            <Facts
              facts={[
                [t.questionsNeeded, isNeeded ? t.yes : t.no],
                [t.questionsPassed, until(passed_at)],
                [t.questionsAgain, until(again_at)],
                [t.firstDay, until(first_day_until)],
              ]}
            />
            <SmallTable
              label={t.questions}
              columns={attemptColumns}
              rows={attempts}
              rowKey={({ at }) => at}
            />
          </>
        )}
      </Found>
    </PartOfTab>
  )
}
