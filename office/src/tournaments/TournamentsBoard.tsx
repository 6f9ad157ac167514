// Tournaments as staff see them: a form to publish one, and all that were.

import { useState } from 'react'
import { dateMinute, money } from '#browser/format/format.ts'
import type { StaffTournament } from '#contract/staff/tournaments.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/States.tsx'
import { useMay } from '../lib/use-may.ts'
import { Block, Board } from '../parts/Board.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { Found } from '../parts/Found.tsx'
import { ReasonForm } from '../parts/ReasonForm.tsx'
import { type SmallColumn, SmallTable } from '../parts/SmallTable.tsx'
import { Standing } from '../parts/Standing.tsx'
import { tradingTabs } from '../trading/trading-tabs.ts'
import { tournaments as t } from '../words/tournaments.ts'
import { trading } from '../words/trading.ts'
import { useCancelling, useTournaments } from './api.ts'
import { TournamentForm } from './TournamentForm.tsx'

const tones = {
  announced: 'waits',
  running: 'good',
  ending: 'waits',
  ended: 'off',
  cancelled: 'off',
} as const

export function TournamentsBoard() {
  const found = useTournaments()
  const mayMake = useMay('tournament.make')
  const mayEnd = useMay('tournament.end')
  const [cancelled, setCancelled] = useState<string | null>(null)
  // A form that was sent begins anew.
  const [made, setMade] = useState(0)
  return (
    <Board title={trading.title} tabs={tradingTabs}>
      {mayMake && <TournamentForm key={made} onDone={() => setMade(made + 1)} />}
      <Block title={t.title} note={t.note} width="full">
        <Found query={found}>
          {(all) =>
            all.length === 0 ? (
              <EmptyState>{t.none}</EmptyState>
            ) : (
              <SmallTable
                label={t.title}
                columns={columnsOf(mayEnd ? setCancelled : undefined)}
                rows={all}
                rowKey={(one) => one.tournament_id}
              />
            )
          }
        </Found>
      </Block>
      {cancelled !== null && <CancelDialog id={cancelled} onClose={() => setCancelled(null)} />}
    </Board>
  )
}

function columnsOf(onCancel: ((id: string) => void) | undefined): SmallColumn<StaffTournament>[] {
  return [
    {
      key: 'state',
      title: t.state,
      cell: ({ state }) => <Standing tone={tones[state]}>{t.states[state]}</Standing>,
    },
    { key: 'name', title: t.name, cell: ({ name }) => name ?? t.practice },
    { key: 'from', title: t.starts, cell: (one) => dateMinute(one.starts_at) },
    { key: 'to', title: t.ends, cell: (one) => dateMinute(one.ends_at) },
    { key: 'account', title: t.account, cell: ({ account }) => t.accounts[account] },
    { key: 'fee', title: t.fee, isNumber: true, cell: ({ fee }) => money(fee) },
    { key: 'entrants', title: t.entrants, isNumber: true, cell: ({ entrants }) => entrants },
    { key: 'pool', title: t.pool, isNumber: true, cell: ({ pool }) => money(pool.total) },
    { key: 'by', title: t.by, cell: (one) => one.made_by ?? t.theInstall },
    {
      key: 'end',
      title: t.cancel,
      cell: ({ tournament_id: id, state, reason }) =>
        reason ??
        (state !== 'ended' && onCancel && (
          <Button look="ghost" onClick={() => onCancel(id)}>
            {t.cancel}
          </Button>
        )),
    },
  ]
}

function CancelDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const cancel = useCancelling(id)
  return (
    <Dialog title={t.cancelTitle} onClose={onClose}>
      <ReasonForm label={t.cancelWhy} act={t.cancel} sending={cancel} onDone={onClose} />
    </Dialog>
  )
}
