// Coins that the operator moved besides deposits and payouts: a list, one of them, and a form to
// note one.

import { useState } from 'react'
import { Link, Route, Switch, useLocation } from 'wouter'
import { dateMinute } from '#browser/format/format.ts'
import { Button } from '#ui/Button.tsx'
import { useMay } from '../lib/use-may.ts'
import { ListScreen } from '../list/ListScreen.tsx'
import { useListState } from '../list/use-list-state.ts'
import { DetailPage } from '../parts/DetailPage.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { custody as t } from '../words/custody.ts'
import { useMovements } from './api.ts'
import { MovementDetail } from './MovementDetail.tsx'
import { NoteForm } from './NoteForm.tsx'

const home = '/coins-moved'

export function MovementsPage() {
  const [, go] = useLocation()
  return (
    <Switch>
      <Route path={home}>
        <Movements />
      </Route>
      <Route path={`${home}/:id`}>
        {({ id }) => (
          <DetailPage title={t.screen} home={home} back={t.back}>
            <MovementDetail key={id} id={id} onDone={() => go(home)} />
          </DetailPage>
        )}
      </Route>
    </Switch>
  )
}

function Movements() {
  const list = useMovements()
  const mayNote = useMay('custody_movement.note')
  const [isNoting, setNoting] = useState(false)
  return (
    <>
      <ListScreen
        title={t.screen}
        actions={mayNote && <Button onClick={() => setNoting(true)}>{t.note}</Button>}
        state={useListState([])}
        list={list}
        items={list.data?.pages.flatMap(({ data }) => data) ?? []}
        itemKey={({ id }) => id}
        hrefOf={({ id }) => `${home}/${id}`}
        empty={t.none}
        columns={[
          {
            key: 'kind',
            title: t.kind,
            cell: ({ id, kind }) => <Link href={`${home}/${id}`}>{t.kinds[kind]}</Link>,
          },
          {
            key: 'coins',
            title: t.coins,
            isNumber: true,
            cell: ({ coins, coin }) => t.coinsOf(coins, coin.toUpperCase()),
          },
          { key: 'transaction', title: t.transaction, cell: ({ transaction }) => transaction },
          { key: 'state', title: t.state, cell: ({ state }) => t.states[state] },
          { key: 'noted', title: t.noted, cell: ({ noted_at }) => dateMinute(noted_at) },
          { key: 'by', title: t.by, cell: ({ noted_by }) => noted_by },
          { key: 'decided', title: t.decidedBy, cell: ({ decided_by }) => decided_by ?? '' },
        ]}
      />
      {isNoting && (
        <Dialog title={t.note} onClose={() => setNoting(false)}>
          <NoteForm onDone={() => setNoting(false)} />
        </Dialog>
      )}
    </>
  )
}
