// The terms of trade: what is in force, what is to come, and every version there was.

import { useState } from 'react'
import { Link } from 'wouter'
import { dateMinute } from '#browser/format/format.ts'
import type { TermVersion, TradeTerms } from '#contract/staff/terms.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/States.tsx'
import { useMay } from '../lib/use-may.ts'
import { Block, Board } from '../parts/Board.tsx'
import { Found } from '../parts/Found.tsx'
import { type SmallColumn, SmallTable } from '../parts/SmallTable.tsx'
import { Standing, type Tone } from '../parts/Standing.tsx'
import { parts } from '../words/parts.ts'
import { terms as t } from '../words/terms.ts'
import { trading } from '../words/trading.ts'
import { useTerms } from './api.ts'
import { TermDialog } from './TermDialog.tsx'
import { shownTerm } from './term-text.ts'
import { tradingTabs } from './trading-tabs.ts'

type Term = TradeTerms['in_force'][number]

const tones: Readonly<Record<TermVersion['state'], Tone>> = {
  proposed: 'waits',
  confirmed: 'waits',
  in_force: 'good',
  past: 'off',
}

const columns: readonly SmallColumn<TermVersion>[] = [
  { key: 'name', title: t.term, cell: ({ name }) => t.names[name] },
  { key: 'value', title: t.becomes, cell: ({ value }) => <b>{shownTerm(value)}</b> },
  {
    key: 'was',
    title: t.was,
    cell: ({ before }) => (before === null ? t.none : shownTerm(before)),
  },
  {
    key: 'state',
    title: t.state,
    cell: ({ state }) => <Standing tone={tones[state]}>{t.states[state]}</Standing>,
  },
  { key: 'from', title: t.from, cell: fromOf },
  { key: 'proposed', title: t.proposedBy, cell: proposedOf },
  { key: 'confirmed', title: t.confirmedBy, cell: ({ confirmed_by }) => confirmed_by ?? t.none },
  { key: 'reason', title: t.reason, cell: ({ reason }) => reason ?? t.none },
]

export function TermsBoard() {
  const found = useTerms()
  const mayChange = useMay('setting.change')
  const [picked, setPicked] = useState<Term | null>(null)
  return (
    <Board title={trading.title} tabs={tradingTabs}>
      <Found query={found}>
        {({ in_force, versions }) => (
          <>
            <Block title={t.inForce} note={t.inForceNote} width="full">
              <SmallTable
                label={t.inForce}
                columns={forceColumns(mayChange, setPicked)}
                rows={in_force}
                rowKey={({ name }) => name}
              />
            </Block>
            <Block title={t.versions} note={t.versionsNote} width="full">
              {versions.length === 0 ? (
                <EmptyState>{t.noVersions}</EmptyState>
              ) : (
                <SmallTable label={t.versions} columns={columns} rows={versions} rowKey={keyOf} />
              )}
            </Block>
          </>
        )}
      </Found>
      {picked && <TermDialog term={picked} onClose={() => setPicked(null)} />}
    </Board>
  )
}

function forceColumns(
  mayChange: boolean,
  onChange: (term: Term) => void,
): readonly SmallColumn<Term>[] {
  return [
    { key: 'name', title: t.term, cell: ({ name }) => t.names[name] },
    { key: 'value', title: t.becomes, cell: ({ value }) => <b>{shownTerm(value)}</b> },
    {
      key: 'change',
      title: parts.action,
      cell: (term) => {
        if (term.waiting !== null) {
          return <Link href={`/staff/proposals/${term.waiting}`}>{t.waits}</Link>
        }
        return (
          mayChange && (
            <Button
              look="ghost"
              aria-label={t.changeOf(t.names[term.name])}
              onClick={() => onChange(term)}
            >
              {t.change}
            </Button>
          )
        )
      },
    },
  ]
}

function fromOf({ from, wanted_at, state }: TermVersion): string {
  if (from !== null) return dateMinute(from)
  return state === 'proposed' && wanted_at !== null ? t.wanted(dateMinute(wanted_at)) : t.none
}

function proposedOf({ proposed_by, proposed_at, proposal_id }: TermVersion) {
  const said = proposed_at === null ? proposed_by : `${proposed_by}, ${dateMinute(proposed_at)}`
  return proposal_id === null ? said : <Link href={`/staff/proposals/${proposal_id}`}>{said}</Link>
}

function keyOf({ name, from, proposed_at, state }: TermVersion): string {
  return `${name} ${state} ${from} ${proposed_at}`
}
