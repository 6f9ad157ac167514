// The terms of trade: what is in force, what is to come, and every version there was.

import { useState } from 'react'
import { Link } from 'wouter'
import type { TermVersion, TradeTerms } from '#contract/staff/terms.ts'
import { Button } from '#ui/Button.tsx'
import { useMay } from '../lib/use-may.ts'
import { Block, Board } from '../parts/Board.tsx'
import { Found } from '../parts/Found.tsx'
import { type SmallColumn, SmallTable } from '../parts/SmallTable.tsx'
import { parts } from '../words/parts.ts'
import { terms as t } from '../words/terms.ts'
import { trading } from '../words/trading.ts'
import { useTerms } from './api.ts'
import { TermDialog } from './TermDialog.tsx'
import { isTradeTerm, shownTerm, type TradeTerm } from './term-text.ts'
import { tradingTabs } from './trading-tabs.ts'
import { VersionsBlock } from './VersionsBlock.tsx'

type Named<T> = Omit<T, 'name'> & { readonly name: TradeTerm }
type Term = Named<TradeTerms['in_force'][number]>

const says: readonly SmallColumn<TermVersion>[] = [
  { key: 'name', title: t.term, cell: ({ name }) => (isTradeTerm(name) ? t.names[name] : name) },
  { key: 'value', title: t.becomes, cell: ({ name, value }) => <b>{shownOf(name, value)}</b> },
  {
    key: 'was',
    title: t.was,
    cell: ({ name, before }) => (before === null ? t.none : shownOf(name, before)),
  },
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
                rows={in_force.flatMap(ofTrade)}
                rowKey={({ name }) => name}
              />
            </Block>
            <VersionsBlock
              versions={versions.filter(({ name }) => isTradeTerm(name))}
              note={t.versionsNote}
              none={t.noVersions}
              says={says}
            />
          </>
        )}
      </Found>
      {picked && <TermDialog term={picked} onClose={() => setPicked(null)} />}
    </Board>
  )
}

function shownOf(name: TermVersion['name'], json: string): string {
  return isTradeTerm(name) ? shownTerm(name, json) : json
}

function ofTrade({ name, ...term }: TradeTerms['in_force'][number]): Term[] {
  return isTradeTerm(name) ? [{ ...term, name }] : []
}

function forceColumns(
  mayChange: boolean,
  onChange: (term: Term) => void,
): readonly SmallColumn<Term>[] {
  return [
    { key: 'name', title: t.term, cell: ({ name }) => t.names[name] },
    { key: 'value', title: t.becomes, cell: ({ name, value }) => <b>{shownTerm(name, value)}</b> },
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
