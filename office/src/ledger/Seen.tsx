// What a look at the books saw just now: who keeps how much, and what differs.

import { dateTime, moneyOf } from '#browser/format/format.ts'
import type { Compared } from '#contract/staff/ledger.ts'
import { Alert } from '#ui/Alert.tsx'
import { Block } from '../parts/Board.tsx'
import { type SmallColumn, SmallTable } from '../parts/SmallTable.tsx'
import { Standing } from '../parts/Standing.tsx'
import { ledger as t } from '../words/ledger.ts'
import { amountColumns } from './amount-columns.tsx'

const placeColumns: readonly SmallColumn<Compared['places'][number]>[] = [
  { key: 'place', title: t.place, cell: ({ name }) => t.names[name] ?? name },
  { key: 'ledger', title: t.ledgerSays, isNumber: true, cell: ({ ledger }) => moneyOf(ledger) },
  { key: 'records', title: t.recordsSay, isNumber: true, cell: ({ records }) => moneyOf(records) },
]

const coinColumns: readonly SmallColumn<Compared['coins'][number]>[] = [
  { key: 'coin', title: t.place, cell: ({ coin }) => coin.toUpperCase() },
  { key: 'network', title: t.network, cell: ({ network }) => network },
  { key: 'holds', title: t.holds, isNumber: true, cell: ({ holding }) => holding },
  { key: 'expected', title: t.expected, isNumber: true, cell: ({ expected }) => expected },
  { key: 'moved', title: t.moved, isNumber: true, cell: ({ moved }) => moved },
]

export function Seen({ seen }: { seen: Compared }) {
  const { at, owed, places, coins, cards, differences, silent } = seen
  const isSound = differences.length === 0
  return (
    <>
      <Block title={t.owed} note={`${moneyOf(owed)} ${t.asOf(dateTime(at))}`} width="half">
        <p role="status">
          <Standing tone={isSound ? (silent.length > 0 ? 'waits' : 'good') : 'bad'}>
            {isSound ? t.agree : t.differ(differences.length)}
          </Standing>
        </p>
        <SmallTable
          label={t.owed}
          columns={placeColumns}
          rows={places}
          rowKey={({ name }) => name}
        />
      </Block>
      <Block title={t.holds} width="half">
        <SmallTable
          label={t.holds}
          columns={coinColumns}
          rows={coins}
          rowKey={({ coin }) => coin}
        />
        {cards !== null && (
          <p>
            <small>{t.cardsAsked(cards)}</small>
          </p>
        )}
        {silent.length > 0 && <Alert kind="info">{t.silent(silent.join(', '))}</Alert>}
      </Block>
      {!isSound && (
        <Block title={t.differ(differences.length)} width="full">
          <SmallTable
            label={t.differ(differences.length)}
            columns={amountColumns}
            rows={differences}
            rowKey={({ kind, about }) => `${kind} ${about}`}
          />
        </Block>
      )}
    </>
  )
}
