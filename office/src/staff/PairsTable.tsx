// What takes two people, with who could say yes to it, and where they are too few.

import type { Staff } from '#contract/staff/members.ts'
import { Block } from '../parts/Board.tsx'
import { Found } from '../parts/Found.tsx'
import { SmallTable } from '../parts/SmallTable.tsx'
import { Standing } from '../parts/Standing.tsx'
import { staff as t } from '../words/staff.ts'
import { useMembers } from './api.ts'

type Rule = Staff['rules'][number]

export function PairsTable() {
  return (
    <Found query={useMembers()}>
      {({ rules }) => (
        <Block title={t.pairs} note={t.pairsNote} width="full">
          <SmallTable
            label={t.pairs}
            rows={rules}
            rowKey={({ rule }) => rule}
            columns={[
              { key: 'rule', title: t.pair, cell: ({ rule }) => t.rules[rule] },
              { key: 'power', title: t.power, cell: ({ action }) => action },
              { key: 'enough', title: t.howMany, cell: (rule) => <Enough rule={rule} /> },
              { key: 'could', title: t.could, cell: ({ could }) => could.join(', ') || t.nobody },
            ]}
          />
        </Block>
      )}
    </Found>
  )
}

function Enough({ rule: { could, is_few } }: { readonly rule: Rule }) {
  return is_few ? (
    <Standing tone="bad">{t.tooFew(could.length)}</Standing>
  ) : (
    <Standing tone="good">{t.enough(could.length)}</Standing>
  )
}
