// One movement of coins that a member noted, and the word of a second one.

import { dateMinute } from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { StaffMovement } from '#contract/staff/custody.ts'
import { Alert } from '#ui/Alert.tsx'
import { useKeys } from '../lib/use-keys.ts'
import { capOf, workKeys } from '../lib/work-keys.ts'
import css from '../parts/Detail.module.css'
import { DetailFrame } from '../parts/DetailFrame.tsx'
import type { DetailProps } from '../parts/detail.ts'
import { EvidenceFrame } from '../parts/EvidenceFrame.tsx'
import { Facts } from '../parts/Facts.tsx'
import { custody as t } from '../words/custody.ts'
import { queue } from '../words/queue.ts'
import { useDecision, useMovement } from './api.ts'

export function MovementDetail({ id, onDone }: DetailProps) {
  return (
    <DetailFrame label={t.title} found={useMovement(id)}>
      {(movement) => (
        <>
          <header className={css.head}>
            <h2>{t.kinds[movement.kind]}</h2>
            <p className={css.figure}>
              {t.coinsOf(movement.coins, movement.coin.toUpperCase())}
              <small>{t.states[movement.state]}</small>
            </p>
          </header>
          <EvidenceFrame>
            <section className={css.wide}>
              <h3>{t.what}</h3>
              <Facts
                facts={[
                  [t.network, movement.network],
                  [t.transaction, movement.transaction],
                  [t.noted, `${dateMinute(movement.noted_at)} ${movement.noted_by}`],
                  ...(movement.decided_by === null
                    ? []
                    : [[t.states[movement.state], movement.decided_by] as const]),
                ]}
              />
            </section>
          </EvidenceFrame>
          {movement.state === 'noted' && <Deciding movement={movement} onDone={onDone} />}
        </>
      )}
    </DetailFrame>
  )
}

type Props = { readonly movement: StaffMovement; readonly onDone: () => void }

function Deciding({ movement: { id, bar, can_drop }, onDone }: Props) {
  const deciding = useDecision(id)
  const decide = (outcome: 'confirmed' | 'dropped', may: boolean) => () => {
    if (may && !deciding.isPending) deciding.mutate(outcome, { onSuccess: onDone })
  }
  const [confirm, drop] = [decide('confirmed', bar === null), decide('dropped', can_drop)]
  useKeys({
    ...(bar === null ? { [workKeys.approve]: { does: t.confirm, act: confirm } } : {}),
    ...(can_drop ? { [workKeys.reject]: { does: t.drop, act: drop } } : {}),
  })
  return (
    <div className={css.verdict}>
      {deciding.isError && <Alert kind="error">{messageOf(deciding.error)}</Alert>}
      <div className={css.buttons}>
        {bar === null ? (
          <button
            type="button"
            className={css.approve}
            disabled={deciding.isPending}
            onClick={confirm}
          >
            {t.confirm} <kbd>{capOf('approve')}</kbd>
          </button>
        ) : (
          <span className={css.barred}>{queue.bars[bar]}</span>
        )}
        {can_drop && (
          <button type="button" className={css.reject} disabled={deciding.isPending} onClick={drop}>
            {t.drop} <kbd>{capOf('reject')}</kbd>
          </button>
        )}
      </div>
    </div>
  )
}
