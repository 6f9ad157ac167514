// What limits a client: those they set themselves, their breaks, and how much may be withdrawn.
// Nobody here changes them.

import { dateMinute, money, moneyOf } from '#browser/format/format.ts'
import type { OwnLimitView } from '#contract/client/limits.ts'
import { Facts } from '../parts/Facts.tsx'
import { Found } from '../parts/Found.tsx'
import { type SmallColumn, SmallTable } from '../parts/SmallTable.tsx'
import { clientParts as t } from '../words/client-parts.ts'
import { PartOfTab } from './PartOfTab.tsx'
import css from './Parts.module.css'
import { useLimits, useWithdrawalRoom } from './parts-api.ts'
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
