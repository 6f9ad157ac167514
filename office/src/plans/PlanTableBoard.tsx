// The plan table: what holds, what is to come, and every version there was; another one is asked
// for from a time to come, and confirmed by a second person.

import { useState } from 'react'
import { Link } from 'wouter'
import { dollars } from '#browser/format/format.ts'
import { planTiers } from '#contract/public/plans.ts'
import type { TermVersion } from '#contract/staff/terms.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useMay } from '../lib/use-may.ts'
import { Block, Board } from '../parts/Board.tsx'
import { Found } from '../parts/Found.tsx'
import { type SmallColumn, SmallTable } from '../parts/SmallTable.tsx'
import { useTerms, useTermsProposal } from '../trading/api.ts'
import { ChangeForm } from '../trading/ChangeForm.tsx'
import { Changes } from '../trading/Changes.tsx'
import {
  checkPlans,
  fundingField,
  planChanges,
  plansIn,
  tradesField,
} from '../trading/term-text.ts'
import { VersionsBlock } from '../trading/VersionsBlock.tsx'
import { plans as t } from '../words/plans.ts'
import css from './PlanTableBoard.module.css'

const says: readonly SmallColumn<TermVersion>[] = [
  {
    key: 'value',
    title: t.becomes,
    cell: ({ value, before }) => <Changes lines={planChanges(value, before)} />,
  },
]

export function PlanTableBoard() {
  const found = useTerms()
  const mayChange = useMay('setting.change')
  const [isOpen, setOpen] = useState(false)
  const term = found.data?.in_force.find(({ name }) => name === 'plan_table')
  return (
    <Board
      title={t.table}
      actions={
        <>
          <Link href="/plans">{t.back}</Link>
          {term?.waiting ? (
            <Link href={`/staff/proposals/${term.waiting}`}>{t.waits}</Link>
          ) : (
            mayChange && term && <Button onClick={() => setOpen(true)}>{t.change}</Button>
          )}
        </>
      }
    >
      <Found query={found}>
        {({ versions }) => (
          <>
            <Block title={t.inForce} note={t.tableNote} width="full">
              {term && <InForce value={term.value} />}
            </Block>
            <VersionsBlock
              versions={versions.filter(({ name }) => name === 'plan_table')}
              note={t.versionsNote}
              none={t.noVersions}
              says={says}
            />
          </>
        )}
      </Found>
      {isOpen && term && <PlanTableDialog value={term.value} onClose={() => setOpen(false)} />}
    </Board>
  )
}

function InForce({ value }: { value: string }) {
  const table = plansIn(value)
  return (
    <SmallTable
      label={t.table}
      rows={planTiers}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', title: t.name, cell: ({ name }) => <b>{name}</b> },
        {
          key: 'takes',
          title: t.takes,
          isNumber: true,
          cell: ({ id }) => dollars(table[id].funding),
        },
        {
          key: 'trades',
          title: t.tradesADay,
          isNumber: true,
          cell: ({ id }) => table[id].tradesPerDay,
        },
      ]}
    />
  )
}

function PlanTableDialog({ value, onClose }: { value: string; onClose: () => void }) {
  const table = plansIn(value)
  const proposing = useTermsProposal('plan_table')
  return (
    <ChangeForm
      proposing={proposing}
      title={t.change}
      says={t.says}
      check={checkPlans}
      onClose={onClose}
    >
      {(errors) => (
        <div className={css.plans}>
          {planTiers.flatMap(({ id, name }) => [
            <TextField
              key={fundingField(id)}
              name={fundingField(id)}
              label={t.fundingOf(name)}
              inputMode="numeric"
              maxLength={8}
              defaultValue={String(table[id].funding)}
              error={errors[fundingField(id)]}
            />,
            <TextField
              key={tradesField(id)}
              name={tradesField(id)}
              label={t.tradesOf(name)}
              inputMode="numeric"
              maxLength={4}
              defaultValue={String(table[id].tradesPerDay)}
              error={errors[tradesField(id)]}
            />,
          ])}
        </div>
      )}
    </ChangeForm>
  )
}
